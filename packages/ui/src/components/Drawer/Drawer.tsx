/** A panel over the page, at one side of it. */
import type { ReactNode, Ref } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import type { CommonProps } from '../private/common-props.ts';
import {
  type ClosingContent,
  type Opening,
  Triggered,
  useOpening,
  withClose,
} from '../private/overlay/opening.tsx';
import { FramedDialog } from '../private/overlay/OverlayFrame.tsx';
import { drawer, scrim } from './Drawer.css.ts';

interface DrawerSettings extends CommonProps {
  title: ReactNode;
  /** The content; a function receives a function that closes the drawer. */
  children: ClosingContent;
  /** The buttons; they stay in sight while the content scrolls. A function receives a function that closes the drawer. */
  footer?: ClosingContent;
  /** @default 'end' */
  side?: 'start' | 'end';
  /** 440 or 640 px wide at most. @default 'standard' */
  size?: 'standard' | 'large';
  /** False where closing would lose something: only its own buttons close it. @default true */
  isDismissable?: boolean;
  /** The element with the role, while it is open. */
  ref?: Ref<HTMLElement>;
}

/** Opened by your state, `isOpen` and `onOpenChange`, or by its own `trigger`. */
export type DrawerProps = DrawerSettings & Opening;

/** A record to look at, or filters, beside a list that stays visible. For a question or a short form use `Dialog`. */
export function Drawer(props: DrawerProps) {
  const { id, data, ref, title, side = 'end', size = 'standard', isDismissable = true } = props;
  const [isOpen, onOpenChange] = useOpening(props);
  const close = () => onOpenChange(false);
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
            footer={withClose(props.footer, close)}
            onClose={isDismissable ? close : undefined}
          >
            {withClose(props.children, close)}
          </FramedDialog>
        </Modal>
      </ModalOverlay>
    </Triggered>
  );
}
