// D72
import {
  addDaysIso,
  addMonthsIn,
  formatMonth,
  formatMonthsBeside,
  etToIso,
  isoToEt,
  type IsoDate,
} from '@digis/ethio-date';
import { IconButton, Inline, Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '#browser/use-today.ts';
import { useLanguage } from '#i18n/language.ts';
import { changeAddress } from '#navigation/place.ts';
import { useCashFilter } from './cash-filter.ts';

export const firstOfMonth = (day: IsoDate): IsoDate => etToIso({ ...isoToEt(day), day: 1 });

export function daysOfMonth(first: IsoDate, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const last = addDaysIso(addMonthsIn('ethiopic', first, 1), -1);
  return { from: first, to: last < today || first > today ? last : today };
}

/** A year has 13 months; one more reaches the same month of last year. */
const MONTHS = 14;

export function MonthChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const { today } = useToday();
  const present = firstOfMonth(today);
  const chosen = useChosenMonth(today);
  const go = (first: IsoDate) => changeAddress({ ...daysOfMonth(first, today) });
  const step = (months: number) =>
    go(firstOfMonth(addMonthsIn('ethiopic', chosen ?? present, months)));
  return (
    <Inline space="xxsmall">
      <IconButton size="small" aria-label={t`Month before`} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Select
        aria-label={t`Month`}
        placeholder={t`Month`}
        value={chosen}
        items={monthsUntil(present, chosen).map((first) => ({
          id: first,
          label: formatMonth('ethiopic', first, language),
          description: formatMonthsBeside('ethiopic', first, language),
        }))}
        onChange={(first) => first !== null && go(first)}
      />
      <IconButton
        size="small"
        aria-label={t`Month after`}
        isDisabled={chosen === null || chosen >= present}
        onPress={() => step(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Inline>
  );
}

function useChosenMonth(today: IsoDate): IsoDate | null {
  const { from, to } = useCashFilter();
  if (from === undefined || to === undefined || firstOfMonth(from) !== from) return null;
  return daysOfMonth(from, today).to === to ? from : null;
}

function monthsUntil(present: IsoDate, chosen: IsoDate | null): readonly IsoDate[] {
  const months = [present];
  while (months.length < MONTHS)
    months.push(firstOfMonth(addDaysIso(months.at(-1) ?? present, -1)));
  return chosen === null || months.includes(chosen) ? months : [...months, chosen];
}
