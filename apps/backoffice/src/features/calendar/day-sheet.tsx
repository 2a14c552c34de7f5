/** A day's events as the kitchen and the drivers need them on paper: when, where, for whom, what, and who works. */
import type { Schemas } from '@digis/api-client/contract';
import { formatCount } from '@digis/domain';
import { DataTable, PhoneText, Stack, Text, TimeText } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { dayOfEvent, menuOf, namesOf } from '../../api/event-facts.ts';

type Event = Schemas['Event'];

export interface DaySheetProps {
  readonly events: readonly Event[];
}

const lines = (list: readonly { readonly name: string }[]) => (
  <Stack space="xxsmall">
    {list.map(({ name }) => (
      <span key={name}>{name}</span>
    ))}
  </Stack>
);

export function DaySheet({ events }: DaySheetProps) {
  const { t } = useLingui();
  return (
    <DataTable
      aria-label={t`Day sheet`}
      columns={[...useWhoColumns(), ...useWhatColumns()]}
      rows={events}
      getRowId={({ id }) => id}
      getRowName={({ client }) => client.full_name}
      density="compact"
    />
  );
}

function useWhoColumns(): readonly DataColumn<Event>[] {
  const { t } = useLingui();
  return [
    {
      id: 'time',
      header: t`Time`,
      cell: (event) => <TimeText value={event.time} pickedDay={dayOfEvent(event)} />,
      isFact: true,
      width: '136px',
    },
    {
      id: 'client',
      header: t`Client`,
      width: '120px',
      cell: ({ client }) => (
        <Stack space="xxsmall">
          <span>{client.full_name}</span>
          <Text size="small" tone="muted">
            <PhoneText phone={client.phone_number} isPlain />
          </Text>
        </Stack>
      ),
      isRowHeader: true,
    },
    {
      id: 'people',
      header: t`Number of people`,
      align: 'end',
      cell: ({ num_of_people, additional_plates }) => (
        <Stack space="xxsmall">
          <span>{formatCount(num_of_people)}</span>
          {additional_plates > 0 && (
            <Text size="small" tone="muted">
              {t`Additional plates`} {formatCount(additional_plates)}
            </Text>
          )}
        </Stack>
      ),
      isFact: true,
    },
  ];
}

function useWhatColumns(): readonly DataColumn<Event>[] {
  const { t } = useLingui();
  return [
    {
      id: 'items',
      header: t`Items`,
      width: '176px',
      cell: (event) => namesOf([...menuOf(event), ...event.additionalitems]),
    },
    {
      id: 'employees',
      header: t`Employees`,
      cell: ({ employees }) => lines(employees.map(({ full_name }) => ({ name: full_name }))),
    },
    { id: 'vendors', header: t`Vendors`, cell: ({ vendors }) => lines(vendors) },
    { id: 'remark', header: t`Remark`, cell: ({ remark }) => remark },
  ];
}
