// Spec 2.10, 9, D55-D57, D177
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Checkbox, DescriptionList, Stack } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { employeePayable, formatBirr } from '@digis/domain';
import type { FieldErrors, FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useFlag, useFormValue } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { MessageBox } from '../../money/message/message-box.tsx';
import {
  type FactValues,
  movementFacts,
  MovementFields,
  useNewFacts,
} from '../../money/movement-facts.tsx';
import type { Owed } from '../../ledgers/earned-and-coming.tsx';
import { useUser } from '../../auth/user.tsx';
import { useIdParameter } from '../../navigation/use-address.ts';
import { useLanguage } from '../../i18n/language.ts';
import { usePayEmployee } from './employee-data.ts';
import { SalaryPaid, SecondSalary } from './second-salary.tsx';
import { specMessages } from '../../i18n/spec-messages.ts';

interface PayEmployeeDialogProps {
  readonly employee: Schemas['Employee'];
  readonly gain: Owed & { readonly salaryPaidAt: string | undefined };
  readonly onClose: () => void;
}

interface Values extends FactValues {
  readonly coming: boolean;
  readonly withSalary: boolean;
  readonly confirm: boolean;
  readonly branchId: number | null;
}

const labels = {
  branchId: msg`Branch`,
  coming: msg`Also what is coming`,
  withSalary: msg`Pay With Salary`,
  confirm: msg`Pay a second salary this month`,
  ...movementFacts.labels,
};

const empty = { coming: false, withSalary: false, confirm: false, branchId: null };

const isSecondSalary = (
  { salaryPaidAt }: PayEmployeeDialogProps['gain'],
  { withSalary }: Values,
): boolean => withSalary && salaryPaidAt !== undefined;

const ways = ({ salaryPaidAt }: PayEmployeeDialogProps['gain']) =>
  (salaryPaidAt === undefined ? [false, true] : [false]).flatMap((withSalary) =>
    [false, true].map((coming) => ({ coming, withSalary })),
  );

function usePayForm({ employee, gain, onClose }: PayEmployeeDialogProps) {
  const pay = usePayEmployee();
  const locale = useLanguage();
  const isAdmin = useUser().role === 'admin';
  const total = ({ coming, withSalary }: Pick<Values, 'coming' | 'withSalary'>) =>
    employeePayable({
      gain: coming ? gain.balance : gain.earned,
      salary: employee.salary ?? 0,
      withSalary,
    });
  const check = (values: Values): FieldErrors<Values> => ({
    ...(isAdmin && values.branchId === null && { branchId: msg`Choose a branch first` }),
    ...(isSecondSalary(gain, values) &&
      !values.confirm && {
        confirm: msg`The salary of this month is already paid. Tick it to pay another.`,
      }),
    ...(total(values) <= 0 && { withSalary: msg`Nothing to pay` }),
  });
  const { value: branch } = useIdParameter('branch');
  const initial: Values = { ...empty, branchId: isAdmin ? branch : null, ...useNewFacts() };
  const form = useRecordForm({
    name: `pay employee ${employee.id}`,
    initial,
    check,
    bodyOf: ({ coming, withSalary, confirm, branchId, ...facts }: Values) => ({
      branchId,
      coming,
      withSalary,
      confirm,
      ...movementFacts.of(facts),
    }),
    write: ({ branchId, ...values }, options) =>
      pay(
        { id: employee.id, ...values, expected: total(values) },
        { ...options, query: branchId === null ? {} : { branchId } },
      ),
    words: (values: Values) => {
      const paid = formatBirr(total(values), { locale });
      return {
        done: msg`Success!`,
        detail: msg`${employee.full_name} was paid ${paid}.`,
        failed: specMessages.saveFailed,
      };
    },
    onSaved: onClose,
  });
  return { form, isAdmin, total };
}

export function PayEmployeeDialog(props: PayEmployeeDialogProps) {
  const { t } = useLingui();
  const { form, isAdmin, total } = usePayForm(props);
  const { store, refusal } = form;
  const { gain, employee } = props;
  const sum = useFormValue(store, total);
  const branchId = useFormValue(store, (values) => values.branchId);
  const confirm = useFlag(store, 'confirm');
  const isSecond = useFormValue(store, (values) => isSecondSalary(gain, values));
  const tickFor = (amount: number) => {
    const found = ways(gain).find((way) => total(way) === amount);
    if (found) store.replace({ ...store.values(), ...found });
  };
  const isRefused = refusal?.error.code === 'SALARY_ALREADY_PAID';
  return (
    <RecordDialog
      title={t`Make Payment`}
      submitLabel={t`Pay & Clear`}
      cannotSubmit={sum <= 0}
      isRefusalSaid={isRefused && gain.salaryPaidAt !== undefined}
      size="small"
      form={form}
      labels={labels}
      onClose={props.onClose}
    >
      {isAdmin && <BranchField store={store} />}
      <MessageBox
        store={store}
        branchId={branchId ?? undefined}
        expected={sum > 0 ? sum : undefined}
        flow="out"
        onAmount={tickFor}
      />
      {gain.salaryPaidAt !== undefined && (
        <SalaryPaid name={employee.full_name} at={gain.salaryPaidAt} />
      )}
      <Stack space="xsmall">
        <Checkbox {...useFlag(store, 'withSalary')}>{t`Pay With Salary`}</Checkbox>
        {gain.coming > 0 && <ComingToo store={store} coming={gain.coming} />}
      </Stack>
      {(isSecond || isRefused) && <SecondSalary {...confirm} />}
      <DescriptionList
        layout="rows"
        items={[
          { label: t`Total wage`, value: <Birr value={gain.balance} /> },
          { label: t`Earned`, value: <Birr value={gain.earned} /> },
          {
            label: t({ message: 'Coming', context: 'wage' }),
            value: <Birr value={gain.coming} />,
          },
          { label: t`Salary`, value: <Birr value={employee.salary ?? 0} /> },
          { label: t`Total to pay`, value: <Birr value={sum} />, isStrong: true },
        ]}
      />
      <MovementFields store={store} branchId={branchId ?? undefined} />
    </RecordDialog>
  );
}

/** D177 Wages of coming events are paid only if the user ticks this. */
function ComingToo({
  store,
  coming,
}: {
  readonly store: FormStore<Values>;
  readonly coming: number;
}) {
  const flag = useFlag(store, 'coming');
  return (
    <Checkbox {...flag}>
      <span>
        <Trans>
          Also what is coming (<Birr value={coming} />)
        </Trans>
      </span>
    </Checkbox>
  );
}

function BranchField({ store }: { readonly store: FormStore<Values> }) {
  const { value, onChange, errorMessage } = useField(store, 'branchId');
  const { data: branches = [] } = useOwnBranches();
  return (
    <BranchSelector
      branches={branches}
      value={value}
      onChange={onChange}
      isRequired
      isMissing={errorMessage !== undefined}
    />
  );
}
