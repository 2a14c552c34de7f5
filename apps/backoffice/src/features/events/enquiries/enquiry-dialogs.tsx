/**
 * Dialogs by their name in the address: `enquiry` creates one, `asked` shows it, `proforma` prints
 * an offer, `lost` closes it.
 */
import { Dialog, EmptyState, Skeleton } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCan } from '#auth/user.tsx';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog } from '#navigation/dialog-acts.ts';
import { changeAddress } from '#navigation/place.ts';
import { useEnquiry } from './enquiry-data.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { LoseDialog } from './lose-dialog.tsx';
import { ProformaDialog } from './proforma-dialog.tsx';

export function EnquiryDialogs() {
  const can = useCan();
  const { dialog, id, day } = useAddress();
  const { data: enquiry, error, retry } = useEnquiry(id);
  const [mayRead, mayWrite] = [can('View Events'), can('Create Event')];
  const showSaved = (saved: { id: number }) =>
    mayRead ? changeAddress({ dialog: 'asked', id: saved.id }, { replace: true }) : closeDialog();
  if (id === null) {
    return dialog === 'enquiry' && mayWrite ? (
      <EnquiryDialog enquiry={null} day={day} onClose={closeDialog} onSaved={showSaved} />
    ) : null;
  }
  if (!mayRead || (dialog !== 'asked' && !mayWrite)) return null;
  if (!enquiry) {
    return (
      <Frame onClose={closeDialog}>
        {enquiry === null || error ? (
          <EmptyState variant="error" onRetry={retry} />
        ) : (
          <Skeleton shape="text" count={6} />
        )}
      </Frame>
    );
  }
  if (dialog === 'asked') return <EnquiryPanel key={id} enquiry={enquiry} onClose={closeDialog} />;
  if (dialog === 'proforma') {
    return <ProformaDialog key={id} enquiry={enquiry} onClose={closeDialog} />;
  }
  if (dialog === 'lost') return <LoseDialog key={id} enquiry={enquiry} onClose={closeDialog} />;
  return (
    <EnquiryDialog
      key={id}
      enquiry={enquiry}
      day={null}
      onClose={closeDialog}
      onSaved={showSaved}
    />
  );
}

function Frame({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Enquiry`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Dialog>
  );
}
