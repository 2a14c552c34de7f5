/** The main navigation links at the bottom of a phone. */
import { useId } from 'react';
import { Link } from 'react-aria-components';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { bottomBar, item, list } from './BottomBar.css.ts';
import { WaitingBadge } from '../private/WaitingBadge.tsx';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface BottomBarProps extends CommonProps {
  /** Five at most. */
  items: readonly NavItem[];
  /** The accessible name of the menu. */
  navLabel: string;
}

/** Goes into `<AppShell bottomBar>`; wider windows do not show it. */
export function BottomBar({ items, navLabel, ...rest }: BottomBarProps) {
  return (
    <nav {...rootProps(rest)} aria-label={navLabel} className={bottomBar}>
      <ul className={list}>
        {items.map((place) => (
          <li key={place.href}>
            <Place {...place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place({ href, label, icon, isCurrent, waiting }: NavItem) {
  const badge = useId();
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={waiting && badge}
      className={item}
    >
      {icon}
      {label}
      {waiting && <WaitingBadge id={badge} {...waiting} />}
    </Link>
  );
}
