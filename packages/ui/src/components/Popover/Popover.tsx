/** Content in a small box beside the button that opens it. */
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover as AriaPopover } from 'react-aria-components';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { popover } from '../private/overlay/overlay.css.ts';
import { Portaled } from '../private/overlay/Portaled.tsx';
import { body, frame, title as titleStyle } from './Popover.css.ts';

export interface PopoverProps extends CommonProps {
  /** A `Button` or `IconButton` of the kit. */
  trigger: ReactElement;
  /** Heading and accessible name. */
  title: string;
  /** Hides the heading of content that needs none. */
  isTitleHidden?: boolean;
  /** A function receives a function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Escape and a press outside close it. For a hint use `Tooltip`, for actions `Menu`, for a form
 * `Dialog`.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleHidden, children, placement = 'bottom start', data, id } = props;
  return (
    <DialogTrigger isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      {trigger}
      <AriaPopover className={`${popover} ${frame}`} placement={placement}>
        <Dialog
          {...rootProps({ id, data })}
          className={body}
          aria-label={isTitleHidden ? title : undefined}
        >
          {({ close }) => (
            <>
              {!isTitleHidden && (
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
              )}
              <Portaled>{typeof children === 'function' ? children(close) : children}</Portaled>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
