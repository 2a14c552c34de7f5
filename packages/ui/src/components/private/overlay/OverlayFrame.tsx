import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { media } from '#tokens/breakpoints.ts';
import { useMedia } from '../page-state.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { followTyping } from '../first-focus/typed-ahead.ts';
import { useFirstFocus } from '../first-focus/use-first-focus.ts';
import { followFocus, useFocusGivenBack } from './focus-trail.ts';
import { Portaled } from './Portaled.tsx';
import {
  body,
  dialog,
  foot,
  head,
  modal,
  rest,
  scrim,
  title as titleStyle,
} from './overlay-frame.css.ts';
import { type CommonProps, rootProps } from '../common-props.ts';
import { CauseSaid, FaultGroup } from '../faults/fault-group.tsx';

// Followed from the start, before a menu opens that may have to return the focus.
followFocus();
followTyping();

export interface OverlayFrameProps extends CommonProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  footer?: ReactNode;
  size: 'small' | 'standard' | 'large';
  role?: 'dialog' | 'alertdialog';
  isDismissable: boolean;
  isKeyboardDismissDisabled?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLElement> | undefined;
}

export function OverlayFrame(props: OverlayFrameProps) {
  const { isOpen, onOpenChange, size, isDismissable, isKeyboardDismissDisabled, ...framed } = props;
  return (
    <ModalOverlay
      className={scrim}
      {...{ isOpen, onOpenChange, isDismissable, isKeyboardDismissDisabled }}
    >
      <Modal className={modal} data-size={size}>
        <FramedDialog
          {...framed}
          isLong={size === 'large'}
          onClose={isDismissable ? () => onOpenChange(false) : undefined}
        />
      </Modal>
    </ModalOverlay>
  );
}

export interface FramedDialogProps
  extends
    CommonProps,
    Pick<OverlayFrameProps, 'title' | 'children' | 'footer' | 'role' | 'describedBy' | 'ref'> {
  onClose: (() => void) | undefined;
  isLong?: boolean;
}

export function FramedDialog(props: FramedDialogProps) {
  const {
    title,
    children,
    footer,
    role,
    describedBy,
    onClose,
    isLong = false,
    id,
    data,
    ref,
  } = props;
  const strings = useKitStrings();
  const [footElement, setFootElement] = useState<HTMLElement | null>(null);
  return (
    <Portaled>
      <Dialog
        ref={ref}
        {...rootProps({ id, data })}
        role={role}
        className={dialog}
        aria-describedby={describedBy}
      >
        <div className={head}>
          <Heading slot="title" level={2} className={titleStyle}>
            {title}
          </Heading>
          {onClose && (
            <IconButton aria-label={strings.close} size="small" onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <DialogFootContext value={footElement}>
          <Content isLong={isLong}>
            <CauseSaid isSaid={false}>
              <FaultGroup>{children}</FaultGroup>
            </CauseSaid>
          </Content>
        </DialogFootContext>
        <div ref={setFootElement} className={foot}>
          {footer}
        </div>
      </Dialog>
    </Portaled>
  );
}

/** Renders long content later on a phone, where it would delay opening by half a second. */
function Content({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  const isPhone = useMedia(media.phone);
  const isReady = useDeferredValue(true, !(isLong && isPhone));
  const ref = useRef<HTMLDivElement>(null);
  useFirstFocus(ref, { isReady });
  useFocusGivenBack();
  useFocusInSight(ref);
  return (
    <div ref={ref} className={body}>
      {isReady ? children : <div className={rest} />}
    </div>
  );
}

export const DialogFootContext = createContext<HTMLElement | null>(null);

/** Scrolls the focused field into view when a phone's keyboard takes half the window. */
function useFocusInSight(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    let height = view.height;
    const follow = () => {
      const isLess = view.height < height;
      height = view.height;
      const focused = document.activeElement;
      if (isLess && content.current?.contains(focused))
        focused?.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, [content]);
}
