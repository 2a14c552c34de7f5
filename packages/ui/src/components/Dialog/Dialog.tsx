/** A modal dialog over the page; a sheet on phones. */
import type { ReactNode } from 'react';
import type { CommonProps } from '../private/common-props.ts';
import {
  type ClosingParts,
  type Opening,
  Triggered,
  useOpening,
} from '../private/overlay/opening.tsx';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';

interface DialogSettings extends CommonProps, ClosingParts {
  title: ReactNode;
  /** 496, 640 or 960 px wide at most. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** False where closing would lose something: only its own buttons close it. @default true */
  isDismissable?: boolean;
}

export type DialogProps = DialogSettings & Opening;

/** Keeps the focus inside. For yes or no use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const { id, data, ref, title, size = 'standard', isDismissable = true } = props;
  const { isOpen, onOpenChange, children, footer } = useOpening(props);
  return (
    <Triggered trigger={props.trigger} {...{ isOpen, onOpenChange }}>
      <OverlayFrame
        {...{ id, data, ref, title, size, isOpen, onOpenChange, isDismissable }}
        footer={footer}
        isKeyboardDismissDisabled={!isDismissable}
      >
        {children}
      </OverlayFrame>
    </Triggered>
  );
}
