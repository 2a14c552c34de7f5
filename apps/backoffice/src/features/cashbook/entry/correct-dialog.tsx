/** Correct an entry: the opposite entry, which names it; the wrong one stays as it is. SPEC: D119, D146 */
import { Birr, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';
import { useToday } from '../../../browser/use-today.ts';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useChangeAddress } from '../../../navigation/use-address.ts';
import { type CashRecord, useCashBranch } from '../cashbook-data.ts';
import { CashFields, useCashForm } from '../record/cash-fields.tsx';
import { cashLabels, newCash } from '../record/cash-form.ts';

/** The value of `dialog` in the address. */
export const CORRECT = 'correct';

/** The contract refuses a longer remark. */
const MOST_SIGNS = 2000;

/**
 * Cash by hand alone: the opposite of another payment would leave an event, a debt or petty cash as it was,
 * and of a deposit its rest.
 */
export function useMayCorrect() {
  const can = useCan();
  return ({ record_type, settle_date }: CashRecord) =>
    record_type === 'manual' && settle_date === undefined && can('Cashbook In/Out');
}

export interface CorrectDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

export function CorrectDialog({ record, onClose }: CorrectDialogProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const { query } = useCashBranch();
  const change = useChangeAddress();
  const { id, amount, transact_type, branch, book_no: no, remark = '' } = record;
  const form = useCashForm({
    name: `correction of ${id}`,
    type: transact_type === 'in' ? 'out' : 'in',
    initial: {
      ...newCash(today),
      amount,
      remark: t`Corrects no. ${no}: ${remark}`.slice(0, MOST_SIGNS),
    },
    // An admin may have all branches in sight.
    query: branch ? { branchId: branch.id } : query,
    reopen: () => change({ entry: id, dialog: CORRECT }),
    onClose,
  });
  return (
    <RecordDialog
      title={t`Correct entry no. ${no}`}
      form={form}
      labels={cashLabels}
      size="small"
      onClose={onClose}
    >
      <Text>
        {transact_type === 'in' ? (
          <Trans>
            No. {no} stays in the book. This new entry takes out <Birr amount={amount} /> again.
          </Trans>
        ) : (
          <Trans>
            No. {no} stays in the book. This new entry puts <Birr amount={amount} /> back.
          </Trans>
        )}
      </Text>
      <CashFields store={form.store} />
    </RecordDialog>
  );
}
