import { formatBirr } from '@digis/domain';
import { etToIso, formatMonth } from '@digis/ethio-date';
import { Button, Checkbox, EmptyState, Skeleton, Stack } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useOwnBranches } from '#api/queries/records.ts';
import type { FormStore } from '#forms/form-store.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useFlag, useFormValue } from '#forms/use-field.ts';
import { useLanguage } from '#i18n/language.ts';
import { MovementFields } from '#money/movement-facts.tsx';
import { useUser } from '#auth/user.tsx';
import { sumDue, usePayDay, type WagesDue } from './pay-day-data.ts';
import {
  dueAmong,
  payDayLabels,
  type PayDayValues,
  ticked,
  usePayDayForm,
} from './pay-day-form.ts';
import { PayDayList } from './pay-day-list.tsx';
import { PayDaySheetDialog } from './pay-day-sheet-dialog.tsx';

interface PayDayDialogProps {
  readonly onClose: () => void;
}

type Read = ReturnType<typeof usePayDay>;
const nobody: readonly WagesDue[] = [];

export function PayDayDialog({ onClose }: PayDayDialogProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const isAdmin = useUser().role === 'admin';
  const [branchId, setBranch] = useState<number | null>(null);
  const isChosen = !isAdmin || branchId !== null;
  const read = usePayDay(branchId, isChosen);
  const rows = read.data?.employees ?? nobody;
  const form = usePayDayForm({ rows, branchId, onClose });
  const { store } = form;
  const left = useFormValue(store, (values) => values.left);
  const withSalary = useFormValue(store, (values) => values.withSalary);
  const paid = ticked(rows, { left, withSalary });
  const total = sumDue(paid, withSalary);
  const sum = formatBirr(total, { locale });
  return (
    <RecordDialog
      title={t`Pay-day`}
      submitLabel={total > 0 ? t`Pay ${sum}` : t`Pay`}
      cannotSubmit={total <= 0}
      size="large"
      form={form}
      labels={payDayLabels}
      note={paid.length > 0 && <Sum count={paid.length} sum={sum} />}
      onClose={onClose}
    >
      {isAdmin && (
        <BranchChoice
          value={branchId}
          onChange={(branch) => {
            store.set('left', []);
            setBranch(branch);
          }}
        />
      )}
      {isChosen && <Due {...{ store, read, branchId, paid, withSalary }} />}
    </RecordDialog>
  );
}

const Sum = ({ count, sum }: { readonly count: number; readonly sum: string }) => (
  <>
    <Plural value={count} one="# person" other="# people" />
    {` · ${sum}`}
  </>
);

interface DueProps {
  readonly store: FormStore<PayDayValues>;
  readonly read: Read;
  readonly branchId: number | null;
  readonly paid: readonly WagesDue[];
  readonly withSalary: boolean;
}

function Due({ store, read, branchId, paid, withSalary }: DueProps) {
  const { t } = useLingui();
  const [isPrinting, setPrinting] = useState(false);
  const { data, error, retry } = read;
  if (!data) {
    return error ? (
      <EmptyState variant="error" title={t`Something went wrong`} onRetry={retry} />
    ) : (
      <Skeleton shape="row" count={6} label={t`Loading`} />
    );
  }
  const due = dueAmong(data.employees, withSalary);
  return (
    <Stack>
      <WithSalary store={store} {...data} />
      <PayDayList store={store} rows={data.employees} {...{ due, paid, withSalary }} />
      {due.length > 0 && (
        <>
          <Stack align="start">
            <Button
              variant="soft"
              icon={<Printer aria-hidden />}
              isDisabled={paid.length === 0}
              onPress={() => setPrinting(true)}
            >
              <Trans>Print list to sign</Trans>
            </Button>
          </Stack>
          <MovementFields store={store} branchId={branchId ?? undefined} />
        </>
      )}
      {isPrinting && (
        <PayDaySheetDialog {...{ paid, withSalary, branchId }} onClose={() => setPrinting(false)} />
      )}
    </Stack>
  );
}

interface WithSalaryProps {
  readonly store: FormStore<PayDayValues>;
  readonly year: number;
  readonly month: number;
  readonly employees: readonly WagesDue[];
}

function WithSalary({ store, year, month, employees }: WithSalaryProps) {
  const { t } = useLingui();
  const name = formatMonth('ethiopic', etToIso({ year, month, day: 1 }), useLanguage());
  const flag = useFlag(store, 'withSalary');
  const count = employees.filter(({ salary_due }) => salary_due > 0).length;
  if (employees.every(({ salary }) => salary === 0)) return null;
  return (
    <Checkbox {...flag} isDisabled={count === 0}>
      {count === 0
        ? t`The salary of ${name} is paid`
        : t`With the salary of ${name} (${count} due)`}
    </Checkbox>
  );
}

interface BranchChoiceProps {
  readonly value: number | null;
  readonly onChange: (branch: number | null) => void;
}

function BranchChoice(props: BranchChoiceProps) {
  const { data: branches = [] } = useOwnBranches();
  return <BranchSelector branches={branches} isRequired {...props} />;
}
