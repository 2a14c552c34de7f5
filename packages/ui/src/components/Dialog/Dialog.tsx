/** A modal dialog over the page; a sheet on phones. */
import type { ReactNode } from 'react';
import { OverlayFrame } from '../private/overlay/OverlayFrame.tsx';
import type { CommonProps } from '../private/common-props.ts';

export interface DialogProps extends CommonProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called with false by the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** 496, 640 or 960 px wide at most. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** False where closing would lose something: only its own buttons close it. @default true */
  isDismissable?: boolean;
}

/** Focus stays within and returns to where it was. For a question with yes and no use `ConfirmDialog`. */
export function Dialog({ size = 'standard', isDismissable = true, ...rest }: DialogProps) {
  return (
    <OverlayFrame
      {...rest}
      size={size}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    />
  );
}
