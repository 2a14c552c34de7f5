/** How much waits at a place of the menu; its words describe the link for screen readers. */
import { visuallyHidden } from '../../styles/text.css.ts';
import { waitingBadge } from './WaitingBadge.css.ts';

export interface WaitingBadgeProps {
  id: string;
  count: number;
  label: string;
}

/** More than these are "99+". */
const MOST = 99;

export function WaitingBadge({ id, count, label }: WaitingBadgeProps) {
  return (
    <span className={waitingBadge}>
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span id={id} className={visuallyHidden}>
        {label}
      </span>
    </span>
  );
}
