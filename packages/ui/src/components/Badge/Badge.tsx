/** A badge: a word or a number that shows a state or a count. */
import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface BadgeProps extends CommonProps {
  /** Words carry the meaning; the tone repeats it. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical' | 'info';
  icon?: ReactNode;
}

/** Never pressable. For a figure use `StatCard`, for a sentence `Notice`. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <span {...rootProps(rest)} className={badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
