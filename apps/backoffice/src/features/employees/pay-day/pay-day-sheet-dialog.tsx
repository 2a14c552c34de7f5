import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '#api/queries/records.ts';
import { useUser } from '#auth/user.tsx';
import { PaperDialog } from '#lists/papers/paper-dialog.tsx';
import { PayDaySheet, type PayDaySheetProps } from './pay-day-sheet.tsx';

interface PayDaySheetDialogProps extends Pick<PayDaySheetProps, 'paid' | 'withSalary'> {
  readonly branchId: number | null;
  readonly onClose: () => void;
}

export function PayDaySheetDialog({ branchId, onClose, ...list }: PayDaySheetDialogProps) {
  const { t } = useLingui();
  const { branch } = useUser();
  const { data: branches = [] } = useOwnBranches();
  const name = branches.find(({ id }) => id === branchId)?.name ?? branch?.name;
  return (
    <PaperDialog
      title={t`Print list to sign`}
      onClose={onClose}
      renderPaper={(say) => <PayDaySheet {...list} branch={name} say={say} />}
    />
  );
}
