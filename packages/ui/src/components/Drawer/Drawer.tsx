/** A panel over the page, at one side of it. */
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import type { CommonProps } from '../private/common-props.ts';
import { FramedDialog } from '../private/overlay/OverlayFrame.tsx';
import { drawer, scrim } from './Drawer.css.ts';

export interface DrawerProps extends CommonProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called with false by the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** @default 'end' */
  side?: 'start' | 'end';
  /** 440 or 640 px wide at most. @default 'standard' */
  size?: 'standard' | 'large';
  /** False where closing would lose something: only its own buttons close it. @default true */
  isDismissable?: boolean;
}

/** A record to look at, or filters, beside a list that stays visible. For a question or a short form use `Dialog`. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange, side = 'end', size = 'standard', isDismissable = true } = props;
  const { id, data, title, children, footer } = props;
  return (
    <ModalOverlay
      className={scrim}
      {...{ isOpen, onOpenChange, isDismissable }}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={drawer} data-side={side} data-size={size}>
        <FramedDialog
          {...{ id, data, title, children, footer }}
          onClose={isDismissable ? () => onOpenChange(false) : undefined}
        />
      </Modal>
    </ModalOverlay>
  );
}
