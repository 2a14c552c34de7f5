/** A short description of a control while it is hovered or focused. */
import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** Never the only place of needed information, because phones have no pointer. */
  content: ReactNode;
  /** A button or link of the kit. */
  children: ReactElement;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** How long one points before it shows, in milliseconds. @default 500 */
  delayMs?: number;
}

/** Escape closes it; a second one near it opens at once. */
export function Tooltip({ content, children, placement = 'top', delayMs = 500 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
