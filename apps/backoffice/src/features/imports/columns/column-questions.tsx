import {
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  formatWesternTime,
  isoToEt,
} from '@digis/ethio-date';
import { Card, RadioGroup, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useOwnBranches } from '#api/queries/records.ts';
import { useLanguage } from '#i18n/language.ts';
import type { Cell } from '../reading/sheet.ts';
import {
  clocksOfTimes,
  type DayAnswer,
  dayBy,
  onlyOf,
  timeBy,
  waysOfDays,
} from '../rows/column-ways.ts';
import type { ColumnClock } from '../rows/cells/read-time.ts';
import { type Tried, useTried } from './use-tried.ts';

interface Question<Answer> {
  readonly value: Answer | null;
  readonly onChange: (answer: Answer | null) => void;
}

interface ColumnQuestion<Answer> extends Question<Answer> {
  readonly cells: readonly Cell[];
}

function useTriedWords() {
  const { t } = useLingui();
  return (answer: Tried | undefined, wordsOf: (value: string) => string): string => {
    if (answer === undefined) return '';
    const { filled, left, samples } = answer;
    const told = samples.map(({ text, value }) => t`“${text}” is ${wordsOf(value)}.`);
    return [
      ...told,
      ...(left > 0 ? [t`Cells that cannot be read so: ${left} of ${filled}.`] : []),
    ].join(' ');
  };
}

const inEither = (values: ReadonlyMap<DayAnswer, string | null>) => values.get('either') ?? null;
const onlyTime = (values: ReadonlyMap<ColumnClock, string | null>) => onlyOf(values.values());

export function DayChoice({ cells, ...question }: ColumnQuestion<DayAnswer>) {
  const { t } = useLingui();
  const locale = useLanguage();
  const triedWords = useTriedWords();
  const ways = useMemo(() => waysOfDays(cells), [cells]);
  const { answers, isSettled } = useTried(cells, ways, dayBy, inEither);
  const labels: Readonly<Record<DayAnswer, string>> = {
    ethiopic: t`Ethiopian`,
    gregory: t`Gregorian, the day first`,
    'month-first': t`Gregorian, the month first`,
    'ethiopic-month-first': t`Ethiopian, the month first`,
    turned: t`Gregorian, and the spreadsheet has turned day and month of its dates`,
    'ethiopic-typed': t`Ethiopian, also where the spreadsheet has made a date of it`,
    'ethiopic-turned': t`Ethiopian, and the spreadsheet has turned day and month of its dates`,
    either: t`Some of each calendar`,
  };
  const dayWords = (day: string) =>
    `${formatEtDate(isoToEt(day), 'medium', locale)} (${formatGregorian(day, 'medium', locale)})`;
  if (isSettled) return null;
  return (
    <Card>
      <RadioGroup
        {...question}
        label={t`How the days are written`}
        isRequired
        items={ways.map((id) => ({
          id,
          label: labels[id],
          description: triedWords(answers.get(id), dayWords),
        }))}
      />
    </Card>
  );
}

export function ClockChoice({ cells, ...question }: ColumnQuestion<ColumnClock>) {
  const { t } = useLingui();
  const locale = useLanguage();
  const triedWords = useTriedWords();
  const clocks = useMemo(() => clocksOfTimes(cells), [cells]);
  const { answers, isSettled } = useTried(cells, clocks, timeBy, onlyTime);
  const labels: Readonly<Record<ColumnClock, string>> = {
    ethiopian: t`Ethiopian clock`,
    'twelve-in-the-evening': t`Ethiopian clock, 12 is in the evening`,
    'twelve-in-the-morning': t`Ethiopian clock, 12 is in the morning`,
    midnight: t`Clock of 24 hours`,
  };
  const timeWords = (time: string) =>
    `${formatEthiopianTime(time, locale)} (${formatWesternTime(time, locale)})`;
  if (isSettled) return null;
  return (
    <Card>
      <RadioGroup
        {...question}
        label={t`Clock of the times`}
        isRequired
        items={clocks.map((id) => ({
          id,
          label: labels[id],
          description: triedWords(answers.get(id), timeWords),
        }))}
      />
    </Card>
  );
}

export function BranchOfAll(props: Question<string>) {
  const { t } = useLingui();
  const branches = useOwnBranches().data ?? [];
  if (branches.length < 2) return null;
  return (
    <Card>
      <Select
        {...props}
        label={t`Branch of all rows`}
        isRequired
        items={branches.map(({ name }) => ({ id: name, label: name }))}
      />
    </Card>
  );
}
