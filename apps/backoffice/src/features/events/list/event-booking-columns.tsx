/** When and where an event is, its menu, its agreement and its staff. Spec 2.5. */
import { formatCount } from '@digis/domain';
import { Button, DateText, Text, TimeText } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCan } from '../../../auth/user.tsx';
import { useEventLabel } from '../../../i18n/event-field-labels.ts';
import type { EventColumn, OpenEvent } from './event-columns.tsx';
import { dayOfEvent } from '../../../api/event-words.ts';

export function useBookingColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  return [
    {
      id: 'event_date',
      header: label('event_date'),
      cell: (event) => <DateText value={dayOfEvent(event)} />,
      exportValue: dayOfEvent,
      width: '200px',
      isFact: true,
    },
    {
      id: 'time',
      header: label('time'),
      cell: (event) => <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
      exportValue: ({ time }) => time,
      width: '180px',
    },
    {
      id: 'branch',
      header: label('branchId'),
      cell: ({ branch }) => branch.name,
      exportValue: ({ branch }) => branch.name,
    },
    {
      id: 'package',
      width: '150px',
      header: label('packageId'),
      cell: (event) => (
        <Button variant="quiet" size="small" onPress={() => open(event, 'items')}>
          {event.package?.name ?? t`Custom`}
        </Button>
      ),
      exportValue: (event) => event.package?.name ?? t`Custom`,
    },
    ...usePaperColumns(open),
  ];
}

function usePaperColumns(open: OpenEvent): readonly EventColumn[] {
  const { t } = useLingui();
  const label = useEventLabel();
  const can = useCan();
  return [
    {
      id: 'agreement',
      header: t`Agreement`,
      // SPEC: D40 the one place that says what is missing instead of leaving it out.
      cell: (event) =>
        can('Generate Aggrement') ? (
          <Button
            variant="soft"
            size="small"
            aria-label={t`Agreement, ${event.client.full_name}`}
            onPress={() => open(event, 'agreement')}
          >
            <Trans>Agreement</Trans>
          </Button>
        ) : (
          <Text size="small" tone="muted">
            <Trans>No Permission</Trans>
          </Text>
        ),
    },
    {
      id: 'employees',
      header: label('employees'),
      cell: (event) =>
        can('Assign Employees') ? (
          <Button
            variant="soft"
            size="small"
            aria-label={t`Assign Employees, ${event.client.full_name}, ${event.employees.length}`}
            onPress={() => open(event, 'employees')}
          >
            {formatCount(event.employees.length)}
          </Button>
        ) : (
          formatCount(event.employees.length)
        ),
      exportValue: ({ employees }) => employees.length,
    },
  ];
}
