import { type ReactNode, useId } from 'react';
import { Link } from 'react-aria-components';
import { visuallyHidden } from '../../styles/text.css.ts';
import { waitingBadge } from './WaitingBadge.css.ts';

interface WaitingBadgeProps {
  id: string;
  count: number;
  label: string;
}

const MOST = 99;

function WaitingBadge({ id, count, label }: WaitingBadgeProps) {
  return (
    <span className={waitingBadge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span id={id} className={visuallyHidden}>
        {label}
      </span>
    </span>
  );
}

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCurrent: boolean;
  /** The count and its words for screen readers: 2 and "2 payments wait". */
  readonly waiting?: { readonly count: number; readonly label: string };
}

export interface NavLinkProps {
  item: NavItem;
  className: string;
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
