import { addDaysIso } from '@digis/ethio-date';
import { type LegendEntry, MonthLegend } from '@digis/ui';
import { media, useMedia } from '@digis/ui/app';
import { useLingui } from '@lingui/react/macro';
import { useDayFacts } from '#api/queries/day-facts.ts';
import type { CalendarWindow } from '../calendar-data.ts';

const SHOWN_DAYS = 42;

export function DayLegend({ from }: Pick<CalendarWindow, 'from'>) {
  const { t } = useLingui();
  const factsOf = useDayFacts();
  const days = Array.from({ length: SHOWN_DAYS }, (_, after) => addDaysIso(from, after));
  const hasFasts = days.some((day) => factsOf(day)?.band !== undefined);
  const hasLines = useMedia(media.wide);
  const lines: readonly LegendEntry[] = [
    { sign: 'bar', tone: 'positive', words: t`paid` },
    { sign: 'bar', tone: 'caution', words: t`part is left or waits` },
    { sign: 'bar', tone: 'critical', words: t`not paid` },
    { sign: { text: '⚠' }, words: t`nobody assigned` },
    { sign: { text: '◔' }, words: t`day only kept` },
    { sign: { text: '◌' }, words: t`no longer kept` },
  ];
  return (
    <MonthLegend
      aria-label={t`What the signs mean`}
      entries={[
        ...(hasLines ? lines : []),
        { sign: { text: '◆' }, words: t`public holiday` },
        { sign: { text: '◇' }, words: t`offices are open` },
        { sign: { text: '±1' }, words: t`may move by one day` },
        ...(hasFasts ? [{ sign: 'band' as const, words: t`fast` }] : []),
      ]}
    />
  );
}
