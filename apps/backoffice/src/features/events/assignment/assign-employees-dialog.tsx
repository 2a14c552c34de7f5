/** Assign Employees: by name and telephone. Spec 2.6. */
import type { Schemas } from '@digis/api-client/contract';
import { formatPhone } from '@digis/domain';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AssignDialog } from './assign-dialog.tsx';
import { useEmployees } from '../../../api/queries/records.ts';
import { useWrite } from '../../../api/hooks.ts';

export interface AssignEmployeesDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

/** Assigned people earn by it, so what the branch owes changes too. */
const useAssignEmployees = () =>
  useWrite('post', '/assign-employee', { also: ['/event', '/employee-ledger', '/transactions'] });

const choiceOf = ({ id, full_name, phone_number }: Schemas['EventEmployee']) => ({
  id,
  label: `${full_name} · ${formatPhone(phone_number)}`,
});

export function AssignEmployeesDialog({ event, onClose }: AssignEmployeesDialogProps) {
  const { t } = useLingui();
  const assign = useAssignEmployees();
  const employees = useEmployees();
  const name = event.client.full_name;
  return (
    <AssignDialog
      title={t`Assign Employees`}
      listLabel={t`Employees`}
      name={`employees of event ${event.id}`}
      event={event}
      assigned={event.employees.map(choiceOf)}
      people={{
        ...employees,
        data: employees.data?.filter(({ deletedAt }) => deletedAt === undefined).map(choiceOf),
      }}
      labelOf={(count) =>
        t`${plural(count, { one: 'Assign (#) Employee', other: 'Assign (#) Employees' })}`
      }
      doneOf={(count) => msg`${plural(count, { one: '# person', other: '# people' })} for ${name}.`}
      write={({ ids, force }, options) =>
        assign({ eventId: event.id, employees: ids, force }, options)
      }
      onClose={onClose}
    />
  );
}
