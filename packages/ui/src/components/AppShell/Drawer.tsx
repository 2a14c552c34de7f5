import { type ReactNode, useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { media } from '../../tokens/breakpoints.ts';
import { drawer, scrim } from '../Drawer/Drawer.css.ts';
import { drawerPanel } from './AppShell.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Drawer({ isOpen, onOpenChange, children }: DrawerProps) {
  const strings = useKitStrings();
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={drawer} data-side="start" data-size="menu">
        <Dialog aria-label={strings.menu} className={drawerPanel}>
          <ClosesWhenThereIsRoom onClose={() => onOpenChange(false)} />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A tablet turned to landscape shows the sidebar beside the content, so the drawer closes. */
function ClosesWhenThereIsRoom({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const narrow = matchMedia(media.narrow);
    narrow.addEventListener('change', onClose);
    return () => narrow.removeEventListener('change', onClose);
  }, [onClose]);
  return null;
}
