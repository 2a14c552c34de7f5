/** A link of the sidebar and of the bottom bar, with how much waits behind it. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import type { NavItem } from '../Sidebar/Sidebar.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';

export interface NavLinkProps {
  item: NavItem;
  className: string;
  /** The label as it is shown; its accessible name is the same. */
  children: ReactNode;
  onPress?: () => void;
}

export function NavLink({ item, className, children, onPress }: NavLinkProps) {
  const { href, label, icon, isCurrent, waiting } = item;
  const badge = useId();
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={waiting && badge}
      className={className}
      onPress={onPress}
    >
      {icon}
      {children}
      {waiting && <WaitingBadge id={badge} {...waiting} />}
    </Link>
  );
}
