/** The main navigation links at the bottom of a phone. */
import { Link } from 'react-aria-components';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { bottomBar, item, list } from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Five at most. */
  items: readonly NavItem[];
  /** The accessible name of the menu. */
  navLabel: string;
}

/** Goes into `<AppShell bottomBar>`; wider windows do not show it. */
export function BottomBar({ items, navLabel }: BottomBarProps) {
  return (
    <nav aria-label={navLabel} className={bottomBar}>
      <ul className={list}>
        {items.map(({ href, label, icon, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={item}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
