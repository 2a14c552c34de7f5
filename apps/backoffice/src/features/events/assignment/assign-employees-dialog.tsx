// Spec 2.6, D125
import type { Schemas } from '@digis/api-client/contract';
import { formatBirr, formatPhone, toBirr, toSantim } from '@digis/domain';
import { type PickItem, useKit } from '@digis/ui';
import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { AssignDialog } from './assign-dialog.tsx';
import { Elsewhere, useAvailability } from './availability.tsx';
import { useWrite } from '#api/hooks.ts';
import { useEventStaff } from '../event-data.ts';

type StaffMember = Schemas['StaffMember'];

interface AssignEmployeesDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

/** An assignment changes what the branch owes. */
const useAssignEmployees = () =>
  useWrite('post', '/assign-employee', { also: ['/event', '/employee-ledger', '/transactions'] });

const choiceOf = ({ id, full_name, phone_number }: Schemas['EventEmployee']) => ({
  id,
  label: `${full_name} · ${formatPhone(phone_number)}`,
});

export function AssignEmployeesDialog({ event, onClose }: AssignEmployeesDialogProps) {
  const { t } = useLingui();
  const assign = useAssignEmployees();
  const staff = useEventStaff(event.id);
  const choiceOfMember = useMemberChoice(event);
  const name = event.client.full_name;
  return (
    <AssignDialog
      title={t`Assign Employees`}
      listLabel={t`Employees`}
      name={`employees of event ${event.id}`}
      event={event}
      assigned={event.employees.map(choiceOf)}
      people={{ ...staff, data: staff.data?.map(choiceOfMember) }}
      conflicts={staff.data?.flatMap(({ conflicts }) => conflicts)}
      noteOf={(ids) => <TickedStaff ids={ids} staff={staff.data} needed={event.employees_needed} />}
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

function useMemberChoice({ employees }: Schemas['Event']) {
  const { t } = useLingui();
  const { locale } = useKit();
  const stateOf = useAvailability();
  return (member: StaffMember): PickItem => {
    const { wage, conflicts } = member;
    const [conflict] = conflicts;
    return {
      ...choiceOf(member),
      hint: (wage !== undefined || conflict) && (
        <>
          {wage !== undefined && formatBirr(wage, { locale })}
          {wage !== undefined && conflict && ' · '}
          {conflict && <Elsewhere conflict={conflict} />}
        </>
      ),
      state: employees.some(({ id, came }) => id === member.id && came === false)
        ? { label: t`Did not come`, tone: 'caution' }
        : stateOf(member),
    };
  };
}

interface TickedStaffProps {
  readonly ids: readonly number[];
  readonly staff: readonly StaffMember[] | undefined;
  readonly needed: number | undefined;
}

function TickedStaff({ ids, staff = [], needed }: TickedStaffProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const wages = staff.flatMap(({ id, wage }) =>
    ids.includes(id) && wage !== undefined ? [toSantim(wage)] : [],
  );
  const cost = toBirr(wages.reduce((sum, wage) => sum + wage, 0));
  const count = ids.length;
  return (
    <>
      {needed === undefined ? (
        <Plural value={count} one="# person" other="# people" />
      ) : (
        t`${count} of ${needed} people`
      )}
      {wages.length > 0 && ` · ${formatBirr(cost, { locale })}`}
    </>
  );
}
