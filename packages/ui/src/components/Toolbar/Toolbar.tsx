/** Buttons that act on the same thing, in one row with one tab stop. */
import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps extends CommonProps {
  /** Such as "Selected events". */
  'aria-label': string;
  /** Buttons and links, with a vertical `Divider` between groups. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Adds a background, for a toolbar over content. */
  isRaised?: boolean;
}

/**
 * Tab enters and leaves it, arrow keys move within it. For three buttons or fewer use `Inline`, for
 * one choice `SegmentedControl`.
 */
export function Toolbar(props: ToolbarProps) {
  const { orientation = 'horizontal', isRaised, data, ...rest } = props;
  return (
    <AriaToolbar
      {...rest}
      {...dataAttributes(data)}
      orientation={orientation}
      className={toolbar}
      data-raised={isRaised || undefined}
    />
  );
}
