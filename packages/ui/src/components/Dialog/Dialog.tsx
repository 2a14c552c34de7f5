/** A modal dialog over the page; a sheet on phones. */
import type { ReactNode, Ref } from 'react';
import type { CommonProps } from '../private/common-props.ts';
import {
  type ClosingContent,
  type Opening,
  Triggered,
  useOpening,
  withClose,
} from '../private/overlay/opening.tsx';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';

interface DialogSettings extends CommonProps {
  title: ReactNode;
  /** The content; a function receives a function that closes the dialog. */
  children: ClosingContent;
  /** The buttons; they stay in sight while the content scrolls. A function receives a function that closes the dialog. */
  footer?: ClosingContent;
  /** 496, 640 or 960 px wide at most. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** False where closing would lose something: only its own buttons close it. @default true */
  isDismissable?: boolean;
  /** The element with the role, while it is open. */
  ref?: Ref<HTMLElement>;
}

/** Opened by your state, `isOpen` and `onOpenChange`, or by its own `trigger`. */
export type DialogProps = DialogSettings & Opening;

/** Focus stays within and returns to where it was. For a question with yes and no use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const { id, data, ref, title, size = 'standard', isDismissable = true } = props;
  const [isOpen, onOpenChange] = useOpening(props);
  const close = () => onOpenChange(false);
  return (
    <Triggered trigger={props.trigger} {...{ isOpen, onOpenChange }}>
      <OverlayFrame
        {...{ id, data, ref, title, size, isOpen, onOpenChange, isDismissable }}
        footer={withClose(props.footer, close)}
        isKeyboardDismissDisabled={!isDismissable}
      >
        {withClose(props.children, close)}
      </OverlayFrame>
    </Triggered>
  );
}
