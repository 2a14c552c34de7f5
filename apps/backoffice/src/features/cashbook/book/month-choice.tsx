/** The Ethiopian month whose entries are listed: a list of months, with buttons to the previous and the next. SPEC: D72 */
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

/** The days of an Ethiopian month, as the filter of the book has them. */
export const firstOfMonth = (day: IsoDate): IsoDate => etToIso({ ...isoToEt(day), day: 1 });

/** The current month ends today. */
export function daysOfMonth(first: IsoDate, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const last = addDaysIso(addMonthsIn('ethiopic', first, 1), -1);
  return { from: first, to: last < today || first > today ? last : today };
}

/** A year and Pagume, so that the same month of last year is among them. */
const MONTHS = 14;

export function MonthChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const { today } = useToday();
  const present = firstOfMonth(today);
  const chosen = useChosenMonth(today);
  const go = (first: IsoDate) => changeAddress({ ...daysOfMonth(first, today) });
  // Without a chosen month, "previous" is the month before the present one.
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

/** null where the days of the list are no whole month. */
function useChosenMonth(today: IsoDate): IsoDate | null {
  const { from, to } = useCashFilter();
  if (from === undefined || to === undefined || firstOfMonth(from) !== from) return null;
  return daysOfMonth(from, today).to === to ? from : null;
}

/** The latest months first; an older chosen one follows them. */
function monthsUntil(present: IsoDate, chosen: IsoDate | null): readonly IsoDate[] {
  const months = [present];
  while (months.length < MONTHS)
    months.push(firstOfMonth(addDaysIso(months.at(-1) ?? present, -1)));
  return chosen === null || months.includes(chosen) ? months : [...months, chosen];
}
