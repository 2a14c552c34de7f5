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
  /** Greatest width: 496, 640 or 960 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** Set to false if closing would lose work: then only its own buttons close it. @default true */
  isDismissable?: boolean;
}

export type DialogProps = DialogSettings & Opening;

/** Keeps the focus inside. For a yes or no question use `ConfirmDialog`. */
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
