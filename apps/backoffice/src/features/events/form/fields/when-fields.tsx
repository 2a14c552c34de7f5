/** When and where: branch, Ethiopian date, Ethiopian time. Spec 2.6. */
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
} from '@digis/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Schemas } from '@digis/api-client/contract';
import { type DayLoads, useDayLoads } from '#api/queries/day-loads.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { LeadsOn } from '#forms/leads-on.tsx';
import { useFormValue } from '#forms/use-field.ts';
import type { DayFacts } from '#i18n/day-words.ts';
import type { EventChoices } from '../event-choices.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventFlag } from '../event-labels.ts';
import { NearbyEvent } from './nearby-event.tsx';
import { useToday } from '#browser/use-today.ts';
import { isMovedIntoThePast } from '../event-form.ts';

export interface WhenFieldsProps {
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
      <PastDayNotice store={store} scheduled={scheduled} />
      <NearbyEvent store={store} scheduled={scheduled} />
    </Stack>
  );
}

/** So many events fill the bar of a day. */
const FULL = 3;

/** In the picker a sign and a bar are enough: their words are read back. */
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

/** Asks whether a day that has passed is meant. SPEC: D143 */
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
