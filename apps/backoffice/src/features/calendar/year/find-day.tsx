import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso, type IsoDate, weekdaysIn } from '@digis/ethio-date';
import {
  Card,
  Checkbox,
  DateText,
  EmptyState,
  LinkButton,
  NumberField,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRead } from '#api/hooks.ts';
import { useDayFacts } from '#api/queries/day-facts.ts';
import { useToday } from '#browser/use-today.ts';
import { DayRoomText } from '#i18n/day-room-words.tsx';
import { useLanguage } from '#i18n/language.ts';
import { addressOf } from '#navigation/use-address.ts';
import { type DayQuestion, findDays, sameDayLastYear } from './find-days.ts';

type DayLoad = Schemas['DayLoad'];

const AHEAD = 400;
const weekend = 'weekend';
const any = 'any';

export function FindDay({ branch }: { readonly branch: string | null }) {
  const { t } = useLingui();
  const [guests, setGuests] = useState<number | null>(null);
  const [weekday, setWeekday] = useState(any);
  const [isWithoutFast, setWithoutFast] = useState(true);
  const weekdays = useWeekdays();
  return (
    <Card title={t`Find a day`}>
      <Stack>
        <NumberField
          label={t`Guests`}
          minValue={1}
          maxValue={100_000}
          value={guests}
          onChange={setGuests}
        />
        <Select
          label={t`Weekday`}
          items={weekdays}
          value={weekday}
          onChange={(day) => setWeekday(day ?? any)}
        />
        <Checkbox isSelected={isWithoutFast} onChange={setWithoutFast}>
          <Trans>No fasting day</Trans>
        </Checkbox>
        {guests !== null && guests > 0 && (
          <Found
            branch={branch}
            guests={guests}
            weekdays={daysOf(weekday)}
            isWithoutFast={isWithoutFast}
          />
        )}
      </Stack>
    </Card>
  );
}

const daysOf = (choice: string): readonly number[] =>
  choice === any ? [] : choice === weekend ? [0, 6] : [Number(choice)];

function useWeekdays() {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    { id: any, label: t`Any day` },
    { id: weekend, label: t`Saturday or Sunday` },
    ...weekdaysIn(language).map((label, day) => ({ id: String(day), label })),
  ];
}

interface FoundProps extends DayQuestion {
  readonly branch: string | null;
}

function Found({ branch, ...question }: FoundProps) {
  const { t } = useLingui();
  const { today } = useToday();
  const factsOf = useDayFacts();
  const read = useLoads(branch, today, addDaysIso(today, AHEAD));
  const before = useLoads(branch, addDaysIso(today, -AHEAD), addDaysIso(today, -1)).data;
  if (read.error && !read.data)
    return <EmptyState variant="error" title={t`Something went wrong`} onRetry={read.retry} />;
  if (!read.data) return <Skeleton shape="text" count={5} label={t`Loading the days`} />;
  const found = findDays(read.data, question, (day) => (factsOf(day)?.fasts.length ?? 0) > 0);
  if (found.length === 0)
    return (
      <Text>
        <Trans>No day in the next year has room for that.</Trans>
      </Text>
    );
  const loads = new Map(before?.map((load) => [load.date, load]));
  return (
    <Stack space="small">
      {found.map((load) => (
        <FoundDay key={load.date} load={load} lastYear={loads.get(sameDayLastYear(load.date))} />
      ))}
    </Stack>
  );
}

const useLoads = (branch: string | null, from: IsoDate, to: IsoDate) =>
  useRead('/days', {
    query: { from, to, ...(branch !== null && { branchId: Number(branch) }) },
    pick: ({ days }) => days,
  });

interface FoundDayProps {
  readonly load: DayLoad;
  readonly lastYear: DayLoad | undefined;
}

function FoundDay({ load, lastYear }: FoundDayProps) {
  return (
    <Stack space="xxsmall">
      <LinkButton variant="quiet" size="small" href={addressOf({ day: load.date })}>
        <DateText value={load.date} format="full" />
      </LinkButton>
      <Text size="small" tone="muted">
        <DayRoomText load={load} />
        {lastYear && lastYear.events > 0 && (
          <>
            {' · '}
            <Trans>
              last year <Plural value={lastYear.events} one="# event" other="# events" />
            </Trans>
          </>
        )}
      </Text>
    </Stack>
  );
}
