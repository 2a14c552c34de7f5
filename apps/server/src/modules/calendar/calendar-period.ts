/** The days a calendar covers: never all of history (D21). */
import { addDaysIso, etToIso, isoToEpochDay, isoToEt } from '@digis/ethio-date';
import { invalid } from '../../errors.ts';
import { requireDay } from '../events/event-dates.ts';

export interface Period {
  from: string;
  to: string;
  /** Names are for a month that is looked at; of years they would make a megabyte. */
  hasNames: boolean;
}

/** A little more than the three Ethiopian years that are shown without a choice. */
const mostDays = 1_200;
const mostNamedDays = 62;

export function periodOf(asked: { from?: string; to?: string }, today: string): Period {
  const { year } = isoToEt(today);
  const firstOf = (ofYear: number) => etToIso({ year: ofYear, month: 1, day: 1 });
  const period = {
    from: asked.from ?? firstOf(year - 1),
    to: asked.to ?? addDaysIso(firstOf(year + 2), -1),
  };
  requireDay('from', period.from);
  requireDay('to', period.to);
  const days = isoToEpochDay(period.to) - isoToEpochDay(period.from);
  if (days < 0) throw invalid({ to: 'minimum' });
  if (days > mostDays) throw invalid({ to: 'maximum' });
  return { ...period, hasNames: days <= mostNamedDays };
}
