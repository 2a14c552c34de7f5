import type { Schemas } from '@digis/api-client/contract';
import { daysInMonth, etToIso, type IsoDate, isoToEt } from '@digis/ethio-date';
import type { YearDay } from '@digis/ui';
import type { DayFacts } from '#i18n/day-words.ts';
import { levelOf } from '../day-load.ts';

type DayLoad = Schemas['DayLoad'];
type FactsOf = (day: IsoDate) => DayFacts | null;

export const firstDay = (year: number): IsoDate => etToIso({ year, month: 1, day: 1 });
export const lastDay = (year: number): IsoDate =>
  etToIso({ year, month: 13, day: daysInMonth(year, 13) });

export function yearDay(
  load: DayLoad | undefined,
  facts: DayFacts | null,
  wordsOf: (load: DayLoad) => string,
): YearDay | null {
  if ((load === undefined || load.events === 0) && facts === null) return null;
  const words = [load && load.events > 0 && wordsOf(load), facts?.words];
  return {
    level: load && load.events > 0 ? levelOf(load) : undefined,
    isHollow: (load?.holds ?? 0) > 0,
    isMarked: facts !== null && facts.content !== '',
    words: words.filter(Boolean).join(', '),
  };
}

interface Run {
  readonly name: string;
  readonly from: number;
  to: number;
}

const seasonOf = (facts: DayFacts | null): string | undefined =>
  facts?.band !== undefined && facts.fasts.includes(facts.band) ? facts.band : undefined;

export function monthNote(year: number, month: number, factsOf: FactsOf): string {
  const holidays: string[] = [];
  const runs: Run[] = [];
  for (let day = 1; day <= daysInMonth(year, month); day += 1) {
    const facts = factsOf(etToIso({ year, month, day }));
    if (facts !== null && facts.content !== '') holidays.push(`${day} ${facts.content}`);
    const season = seasonOf(facts);
    const last = runs.at(-1);
    if (season === undefined) continue;
    if (last?.name === season && last.to === day - 1) last.to = day;
    else runs.push({ name: season, from: day, to: day });
  }
  const fasts = runs.map(({ name, from, to }) => `${name} ${from === to ? from : `${from}–${to}`}`);
  return [...holidays, ...fasts].join(' · ');
}

export const yearOf = (day: IsoDate): number => isoToEt(day).year;
