/** A short description of a control while it is hovered or focused. */
import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';

export interface TooltipProps extends CommonProps {
  /** Nothing essential, because a phone cannot show it on hover. */
  content: ReactNode;
  /** A button or link of the kit. */
  children: ReactElement;
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds. @default 500 */
  delayMs?: number;
}

/** Escape closes it. A second tooltip near it opens at once. */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', delayMs = 500, id, data } = props;
  return (
    <TooltipTrigger delay={delayMs}>
      {children}
      <AriaTooltip {...dataAttributes(data)} className={tooltip} placement={placement} offset={6}>
        {/* On an inner element, because React Aria sets its own id on the tooltip. */}
        {id ? <span id={id}>{content}</span> : content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
