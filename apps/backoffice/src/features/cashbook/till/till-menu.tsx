// D128, D160, D168
import { Menu } from '@digis/ui';
import type { MenuAction } from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, BookOpen, ClipboardCheck, History } from 'lucide-react';
import { Suspense } from 'react';
import { useCan, useUser } from '#auth/user.tsx';
import { usePlaces } from '#money/places/place-data.ts';
import { useAddress } from '#navigation/use-address.ts';
import { closeDialog, openDialog } from '#navigation/dialog-acts.ts';
import { useCashBranch } from '../cashbook-data.ts';

const TRANSFER = 'transfer';
const CLOSE_DAY = 'close-day';
const CLOSES = 'closes';
const OPENING = 'opening';
const CLOSING_SHEET = 'closing-sheet';

const TransferDialog = lazyWithPreload(
  async () => (await import('./transfer-dialog.tsx')).TransferDialog,
);
const CloseDialog = lazyWithPreload(async () => (await import('./close-dialog.tsx')).CloseDialog);
const ClosesDialog = lazyWithPreload(
  async () => (await import('./closes-dialog.tsx')).ClosesDialog,
);
const ClosingSheetDialog = lazyWithPreload(
  async () => (await import('./closing-sheet-dialog.tsx')).ClosingSheetDialog,
);

const OpeningDialog = lazyWithPreload(
  async () => (await import('./opening/opening-dialog.tsx')).OpeningDialog,
);

export function TillMenu() {
  const { t } = useLingui();
  const actions = useTillActions();
  if (actions.length === 0) return null;
  return <Menu aria-label={t`Till`} items={actions} />;
}

function useTillActions(): readonly MenuAction[] {
  const { t } = useLingui();
  const can = useCan();
  const { query, canWrite } = useCashBranch();
  const hasPlaces = (usePlaces(query.branchId) ?? []).length > 0;
  const isAdmin = useUser().role === 'admin';
  if (!canWrite) return [];
  const handlesCash = can('Cashbook In/Out');
  const seesBook = can('Cashbook View Records');
  const all = [
    {
      id: TRANSFER,
      label: t`Transfer`,
      icon: <ArrowLeftRight aria-hidden />,
      isShown: handlesCash && hasPlaces,
    },
    {
      id: CLOSE_DAY,
      label: t`Close the day`,
      icon: <ClipboardCheck aria-hidden />,
      isShown: handlesCash && seesBook,
    },
    { id: CLOSES, label: t`Closes`, icon: <History aria-hidden />, isShown: seesBook },
    {
      id: OPENING,
      label: t`Opening figures`,
      icon: <BookOpen aria-hidden />,
      isShown: isAdmin,
    },
  ];
  return all.flatMap(({ isShown, ...action }) =>
    isShown ? [{ ...action, onPress: () => openDialog(action.id) }] : [],
  );
}

export function TillDialogs() {
  const can = useCan();
  const { canWrite } = useCashBranch();
  const { dialog, id } = useAddress();
  const handlesCash = can('Cashbook In/Out');
  const seesBook = can('Cashbook View Records');
  const isAdmin = useUser().role === 'admin';
  if (!canWrite) return null;
  const opened = {
    [TRANSFER]: handlesCash && <TransferDialog onClose={closeDialog} />,
    [CLOSE_DAY]: handlesCash && seesBook && (
      <CloseDialog onClose={closeDialog} onClosed={(close) => openDialog(CLOSING_SHEET, close)} />
    ),
    [CLOSES]: seesBook && (
      <ClosesDialog onOpen={(close) => openDialog(CLOSING_SHEET, close)} onClose={closeDialog} />
    ),
    [OPENING]: isAdmin && <OpeningDialog onClose={closeDialog} />,
    [CLOSING_SHEET]: seesBook && id !== null && (
      <ClosingSheetDialog key={id} id={id} onClose={closeDialog} />
    ),
  };
  const shown = new Map(Object.entries(opened)).get(dialog ?? '');
  return <Suspense>{shown}</Suspense>;
}
