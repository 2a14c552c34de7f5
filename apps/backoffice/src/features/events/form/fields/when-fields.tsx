/** When and where: branch, Ethiopian date, Ethiopian time. Spec 2.6. */
import {
  Checkbox,
  EthiopianDatePicker,
  EthiopianTimePicker,
  FieldGroup,
  Notice,
  Select,
  Stack,
} from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { Schemas } from '@digis/api-client/contract';
import { useDayFacts } from '../../../../api/queries/day-facts.ts';
import { useFormValue } from '../../../../forms/use-field.ts';
import type { DayFacts } from '../../../../i18n/day-words.ts';
import type { EventChoices } from '../event-choices.ts';
import type { EventStore } from '../event-form.ts';
import { useEventField, useEventFlag } from '../event-labels.ts';
import { NearbyEvent } from './nearby-event.tsx';
import { useToday } from '../../../../browser/use-today.ts';
import { isMovedIntoThePast } from '../event-form.ts';

export interface WhenFieldsProps {
  readonly store: EventStore;
  readonly choices: EventChoices;
}

export function WhenFields({ store, choices: { branches, scheduled } }: WhenFieldsProps) {
  const { t } = useLingui();
  const eventDate = useFormValue(store, (values) => values.event_date);
  const factsOf = useDayFacts();
  return (
    <Stack>
      <FieldGroup legend={t`When and where`}>
        <EthiopianDatePicker
          isRequired
          getDayNote={(day) => noteOf(factsOf(day))}
          description={(eventDate !== null && factsOf(eventDate)?.words) || undefined}
          {...useEventField(store, 'event_date')}
        />
        <EthiopianTimePicker isRequired eventDate={eventDate} {...useEventField(store, 'time')} />
        <Select
          placeholder={t`Choose a branch`}
          isRequired
          items={branches.map(({ id, name }) => ({ id: String(id), label: name }))}
          {...useEventField(store, 'branchId')}
        />
      </FieldGroup>
      <PastDayNotice store={store} scheduled={scheduled} />
      <NearbyEvent store={store} scheduled={scheduled} />
    </Stack>
  );
}

/** In the picker a sign is enough: its words are read back. */
const noteOf = (facts: DayFacts | null) => facts && { words: facts.words, mark: facts.mark };

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
