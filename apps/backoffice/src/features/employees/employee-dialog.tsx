import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useEditForm } from '../../forms/use-record-form.ts';
import { useCreateEmployee, useUpdateEmployee } from './employee-data.ts';
import { NameFields, PaperFields, WageFields } from './employee-fields.tsx';
import { employeeBody, employeeLabels, valuesOf } from './employee-form.ts';
import { specMessages } from '../../i18n/spec-messages.ts';

interface EmployeeDialogProps {
  readonly employee: Schemas['Employee'] | null;
  readonly onClose: () => void;
}

function useEmployeeForm({ employee, onClose }: EmployeeDialogProps) {
  const create = useCreateEmployee();
  const update = useUpdateEmployee();
  return useEditForm({
    kind: 'employee',
    record: employee,
    initial: valuesOf(employee),
    bodyOf: employeeBody,
    create,
    update,
    added: msg`Employee successfully added`,
    updated: msg`Employee successfully updated`,
    failed: specMessages.saveFailed,
    onSaved: onClose,
  });
}

export function EmployeeDialog(props: EmployeeDialogProps) {
  const { t } = useLingui();
  const form = useEmployeeForm(props);
  return (
    <RecordDialog
      title={props.employee === null ? t`Add Employee` : t`Edit Employee`}
      size="large"
      form={form}
      canAddAnother={props.employee === null}
      labels={employeeLabels}
      onClose={props.onClose}
    >
      <NameFields store={form.store} employee={props.employee} />
      <WageFields store={form.store} />
      <PaperFields store={form.store} />
    </RecordDialog>
  );
}
