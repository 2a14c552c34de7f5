/** Make Payment to an employee: the whole balance, optionally with the month's salary. Spec 2.10, 9, D55-D57. */
import type { Schemas } from '@digis/api-client/contract';
import { Birr, Checkbox, DescriptionList } from '@digis/ui';
import { BranchSelector } from '@digis/ui/catering';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '../../api/queries/records.ts';
import { employeePayable, formatBirr } from '@digis/domain';
import type { FieldErrors, FormStore } from '../../forms/form-store.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useField, useFlag, useFormValue } from '../../forms/use-field.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { ReceiptField } from '../../images/image-field.tsx';
import { useUser } from '../../auth/user.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { usePayEmployee } from './employee-data.ts';
import { SecondSalary } from './second-salary.tsx';
import { specMessages } from '../../i18n/spec-messages.ts';

export interface PayEmployeeDialogProps {
  readonly employee: Schemas['Employee'];
  /** Birr, as it was shown; another one by now is refused. */
  readonly gain: number;
  readonly onClose: () => void;
}

interface Values {
  readonly withSalary: boolean;
  readonly confirm: boolean;
  readonly proof: string | null;
  readonly branchId: number | null;
}

const labels = {
  branchId: msg`Branch`,
  withSalary: msg`Pay With Salary`,
  confirm: msg`Pay a second salary this month`,
  proof: msg`Receipt`,
};

function usePayForm({ employee, gain, onClose }: PayEmployeeDialogProps) {
  const pay = usePayEmployee();
  const locale = useLanguage();
  const isAdmin = useUser().role === 'admin';
  const initial: Values = { withSalary: false, confirm: false, proof: null, branchId: null };
  const total = ({ withSalary }: Pick<Values, 'withSalary'>) =>
    employeePayable({ gain, salary: employee.salary ?? 0, withSalary });
  const check = (values: Values): FieldErrors<Values> => ({
    ...(isAdmin && values.branchId === null && { branchId: msg`Choose a branch first` }),
    ...(total(values) <= 0 && { withSalary: msg`Nothing to pay` }),
  });
  const form = useRecordForm({
    name: `pay employee ${employee.id}`,
    initial,
    check,
    bodyOf: (values: Values) => values,
    write: ({ branchId, withSalary, confirm, proof }, options) =>
      pay(
        { id: employee.id, withSalary, proof, confirm, expected: total({ withSalary }) },
        { ...options, query: branchId === null ? {} : { branchId } },
      ),
    words: (values: Values) => {
      const paid = formatBirr(total(values), { locale });
      return {
        done: msg`Success!`,
        // The whole balance is paid: nothing is left of it.
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
  const { store, failure } = form;
  const { gain, employee } = props;
  const sum = useFormValue(store, total);
  const confirm = useFlag(store, 'confirm');
  return (
    <RecordDialog
      title={t`Make Payment`}
      submitLabel={t`Pay & Clear`}
      size="small"
      form={form}
      labels={labels}
      onClose={props.onClose}
    >
      {isAdmin && <BranchField store={store} />}
      <Checkbox {...useFlag(store, 'withSalary')}>{t`Pay With Salary`}</Checkbox>
      {failure?.code === 'SALARY_ALREADY_PAID' && <SecondSalary {...confirm} />}
      <DescriptionList
        layout="rows"
        items={[
          { label: t`Total wage`, value: <Birr amount={gain} /> },
          { label: t`Salary`, value: <Birr amount={employee.salary ?? 0} /> },
          { label: t`Total to pay`, value: <Birr amount={sum} /> },
        ]}
      />
      <ReceiptField store={store} />
    </RecordDialog>
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
