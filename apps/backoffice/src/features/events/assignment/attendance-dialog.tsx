/** Marks absent employees and their replacements. D185 */
import type { Schemas } from '@digis/api-client/contract';
import { Badge, Button, Checkbox, ComboBox, Dialog, Inline, Stack, Text } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWrite } from '#api/hooks.ts';
import { useSubmit } from '#api/use-submit.ts';
import { RecordDialog } from '#forms/record-dialog.tsx';
import { useField, useFlag } from '#forms/use-field.ts';
import { useRecordForm } from '#forms/use-record-form.ts';
import { useIsForbidden, useEventStaff } from '../event-data.ts';

type Employee = Schemas['EventEmployee'];

interface AttendanceDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

/** Attendance changes what the branch owes. */
const useSetAttendance = () =>
  useWrite('patch', '/event/staff', {
    also: ['/event', '/employee-ledger', '/pay-day', '/transactions'],
  });

export function AttendanceDialog({ event, onClose }: AttendanceDialogProps) {
  const { t } = useLingui();
  const [missing, setMissing] = useState<Employee | null>(null);
  return (
    <Dialog title={t`Who came`} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack>
        {event.employees.map((employee) => (
          <Row
            key={employee.id}
            eventId={event.id}
            employee={employee}
            onMissing={() => setMissing(employee)}
          />
        ))}
      </Stack>
      {missing && (
        <MissingDialog event={event} employee={missing} onClose={() => setMissing(null)} />
      )}
    </Dialog>
  );
}

interface RowProps {
  readonly eventId: number;
  readonly employee: Employee;
  readonly onMissing: () => void;
}

function Row({ eventId, employee, onMissing }: RowProps) {
  const { t } = useLingui();
  const { id, full_name, came } = employee;
  const { isBusy, submit } = useSubmit(useSetAttendance());
  const takeBack = () =>
    void submit(
      { eventId, employeeId: id, came: true },
      { done: msg`${full_name} came`, failed: msg`Something went wrong!` },
    );
  return (
    <Inline justify="between">
      <Inline space="small">
        <Text>{full_name}</Text>
        {came === false && <Badge tone="caution">{t`Did not come`}</Badge>}
      </Inline>
      {came === false ? (
        <Button
          size="small"
          variant="soft"
          isPending={isBusy}
          aria-label={t`Came: ${full_name}`}
          onPress={takeBack}
        >
          <Trans>Came</Trans>
        </Button>
      ) : (
        <Button
          size="small"
          variant="soft"
          aria-label={t`Did not come: ${full_name}`}
          onPress={onMissing}
        >
          <Trans>Did not come</Trans>
        </Button>
      )}
    </Inline>
  );
}

interface MissingDialogProps extends AttendanceDialogProps {
  readonly employee: Employee;
}

interface Values {
  readonly replacement: number | null;
  readonly force: boolean;
}

const labels = { replacement: msg`Came instead`, force: msg`Assign anyway` };
const initial: Values = { replacement: null, force: false };

function MissingDialog({ event, employee, onClose }: MissingDialogProps) {
  const { t, i18n } = useLingui();
  const set = useSetAttendance();
  const { full_name } = employee;
  const { data: staff = [] } = useEventStaff(event.id);
  const { data: isForbidden = false } = useIsForbidden('conflict_mode');
  const form = useRecordForm({
    name: `who came to event ${event.id}, ${employee.id}`,
    initial,
    bodyOf: ({ replacement, force }: Values) => ({
      eventId: event.id,
      employeeId: employee.id,
      came: false,
      ...(replacement !== null && { replacement, force }),
    }),
    write: set,
    words: { done: msg`${full_name} did not come`, failed: msg`Something went wrong!` },
    onSaved: onClose,
  });
  const replacement = useField(form.store, 'replacement');
  const force = useFlag(form.store, 'force');
  const others = staff.filter(({ id }) => event.employees.every((one) => one.id !== id));
  const chosen = others.find(({ id }) => id === replacement.value);
  const isBusy = chosen !== undefined && chosen.conflicts.length > 0;
  return (
    <RecordDialog
      title={t`Did not come: ${full_name}`}
      submitLabel={t`Did not come`}
      size="small"
      cannotSubmit={isBusy && !force.isSelected}
      form={form}
      labels={labels}
      onClose={onClose}
    >
      <Text tone="muted">
        <Trans>The wage for this event is taken back. The name stays.</Trans>
      </Text>
      <ComboBox
        {...replacement}
        label={i18n._(labels.replacement)}
        items={others.map(({ id, full_name: label, conflicts }) => ({
          id,
          label,
          ...(conflicts.length > 0 && { description: t`Busy` }),
        }))}
      />
      {isBusy && (
        <Checkbox {...force} isDisabled={isForbidden}>
          {isForbidden
            ? t`Already booked at about that time. The rules of the business do not allow it.`
            : i18n._(labels.force)}
        </Checkbox>
      )}
    </RecordDialog>
  );
}
