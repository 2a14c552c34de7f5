import {
  type CalendarWindow,
  Checkbox,
  type DayNote,
  EthiopianDatePicker,
  EthiopianTimePicker,
  FieldGroup,
  Notice,
  Select,
  Stack,
  Button,
  DateText,
  TimeText,
} from '@digis/ui';
import { lazyWithPreload } from '@digis/ui/app';
import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState, Suspense } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { isoToEpochDay, type IsoDate } from '@digis/ethio-date';
import { type DayLoads, useDayLoads } from '#api/queries/day-loads.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { LeadsOn } from '#forms/leads-on.tsx';
import { useFormValue } from '#forms/use-field.ts';
import type { DayFacts } from '#i18n/day-words.ts';
import type { EventChoices } from '../event-choices.ts';
import { type EventStore, isMovedIntoThePast } from '../event-form.ts';
import { useEventField, useEventFlag } from '../event-labels.ts';
import { useToday } from '#browser/use-today.ts';
import { dayOfEvent } from '#api/event-facts.ts';
import { useCan } from '#auth/user.tsx';
import { useClientOfPhone } from './known-client.tsx';

const EventPanel = lazyWithPreload(
  async () => (await import('../../details/event-panel.tsx')).EventPanel,
);

const DayRoom = lazyWithPreload(async () => (await import('./day-room.tsx')).DayRoom);

interface NearbyEventProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

const isBeside = (day: IsoDate, other: IsoDate) =>
  Math.abs(isoToEpochDay(day) - isoToEpochDay(other)) <= 1;

function NearbyEvent({ store, scheduled }: NearbyEventProps) {
  const day = useFormValue(store, (values) => values.event_date);
  const { client } = useClientOfPhone(store);
  const near =
    day === null
      ? undefined
      : client?.events.find(
          (event) => event.id !== scheduled?.id && isBeside(day, dayOfEvent(event)),
        );
  if (!client || !near) return null;
  return <NearbyNotice key={near.id} name={client.full_name} event={near} />;
}

interface NearbyNoticeProps {
  readonly name: string;
  readonly event: Schemas['ClientEvent'];
}

function NearbyNotice({ name, event }: NearbyNoticeProps) {
  const can = useCan();
  // State, not the address: the event opens over the form, which must keep its values.
  const [isOpen, setOpen] = useState(false);
  const day = dayOfEvent(event);
  const canRead = can('View Events') || can('Calendar');
  return (
    <>
      <Notice
        tone="caution"
        isLive
        action={
          canRead && (
            <Button size="small" variant="soft" onPress={() => setOpen(true)}>
              <Trans>Open the event</Trans>
            </Button>
          )
        }
      >
        <Trans>
          {name} has an event on <DateText value={day} />,{' '}
          <TimeText value={event.event_date.slice(11, 16)} pickedDay={day} />.
        </Trans>
      </Notice>
      {isOpen && (
        <Suspense>
          <EventPanel id={event.id} on={day} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface WhenFieldsProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
}

export function WhenFields({ store, choices: { branches, scheduled } }: WhenFieldsProps) {
  const { t } = useLingui();
  const eventDate = useFormValue(store, (values) => values.event_date);
  const branchId = useFormValue(store, (values) => values.branchId);
  const [days, setDays] = useState<CalendarWindow | null>(null);
  const loads = useDayLoads(days, branchId);
  const factsOf = useDayFacts();
  const noteOf = useDayNote();
  return (
    <Stack>
      <FieldGroup legend={t`When and where`}>
        <EthiopianDatePicker
          isRequired
          variant="both"
          onDaysShown={setDays}
          getDayNote={(day) => noteOf(factsOf(day), loads[day])}
          description={(eventDate !== null && factsOf(eventDate)?.words) || undefined}
          {...useEventField(store, 'event_date')}
        />
        <EthiopianTimePicker isRequired eventDate={eventDate} {...useEventField(store, 'time')} />
        <Stack space="xsmall">
          <Select
            placeholder={t`Choose a branch`}
            isRequired
            items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
            {...useEventField(store, 'branchId')}
          />
          <LeadsOn to="branches" rows={branches} />
        </Stack>
      </FieldGroup>
      <Suspense>
        <DayRoom store={store} />
      </Suspense>
      <PastDayNotice store={store} scheduled={scheduled} />
      <NearbyEvent store={store} scheduled={scheduled} />
    </Stack>
  );
}

const FULL = 3;

/** The calendar shows only signs and bars; screen readers read the words. */
function useDayNote() {
  const { t } = useLingui();
  return (facts: DayFacts | null, load: DayLoads[string]): DayNote | null => {
    const mark = facts ? facts.mark + (facts.band ? t`Fast`.slice(0, 1) : '') : undefined;
    if (load === undefined || load.count === 0) return facts && { words: facts.words, mark };
    const { count, people } = load;
    const held = t`${plural(count, { one: '# event', other: '# events' })}, ${plural(people, { one: '# guest', other: '# guests' })}`;
    return {
      words: [facts?.words, held].filter(Boolean).join(' · '),
      mark,
      load: Math.min(count, FULL) / FULL,
    };
  };
}

interface PastDayNoticeProps {
  readonly store: EventStore;
  readonly scheduled: Schemas['Event'] | null;
}

function PastDayNotice({ store, scheduled }: PastDayNoticeProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const isPast = useFormValue(store, (values) => isMovedIntoThePast(values, scheduled, today));
  const flag = useEventFlag(store, 'record_past');
  if (!isPast) return null;
  return (
    <Notice tone="caution" isLive title={t`This day has passed.`}>
      <Checkbox {...flag} />
    </Notice>
  );
}
