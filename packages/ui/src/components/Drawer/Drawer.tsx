/** A panel over the page, at one side of it. */
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import type { CommonProps } from '../private/common-props.ts';
import {
  type ClosingParts,
  type Opening,
  Triggered,
  useOpening,
} from '../private/overlay/opening.tsx';
import { FramedDialog } from '../private/overlay/OverlayFrame.tsx';
import { drawer, scrim } from './Drawer.css.ts';

interface DrawerSettings extends CommonProps, ClosingParts {
  title: ReactNode;
  /** @default 'end' */
  side?: 'start' | 'end';
  /** Greatest width: 440 or 640 px. @default 'standard' */
  size?: 'standard' | 'large';
  /** Set to false if closing would lose work: then only its own buttons close it. @default true */
  isDismissable?: boolean;
}

export type DrawerProps = DrawerSettings & Opening;

/** For a record or filters beside a list. For a question or a short form use `Dialog`. */
export function Drawer(props: DrawerProps) {
  const { id, data, ref, title, side = 'end', size = 'standard', isDismissable = true } = props;
  const { isOpen, onOpenChange, close, children, footer } = useOpening(props);
  return (
    <Triggered trigger={props.trigger} {...{ isOpen, onOpenChange }}>
      <ModalOverlay
        className={scrim}
        {...{ isOpen, onOpenChange, isDismissable }}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Modal className={drawer} data-side={side} data-size={size}>
          <FramedDialog
            {...{ id, data, ref, title }}
            footer={footer}
            onClose={isDismissable ? close : undefined}
          >
            {children}
          </FramedDialog>
        </Modal>
      </ModalOverlay>
    </Triggered>
  );
}
