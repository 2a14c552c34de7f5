import type { QueryOf, Schemas } from '@digis/api-client/contract';
import type { IsoDate } from '@digis/ethio-date';
import { useRead } from '../../api/hooks.ts';
import { useToday } from '../../browser/use-today.ts';
import { useOfBranch } from '../../navigation/branch-in-sight.ts';
import { dateOf, dayRangeOf, idOf, useFilters } from '../../navigation/use-address.ts';
import { changeAddress } from '../../navigation/place.ts';
import { type Days, periodOf } from '../../money/whole-periods.ts';
import { type Span, spans } from './periods.ts';

export type Report = Schemas['Report'];
export type Part = NonNullable<QueryOf<'readReport'>['by']>;

const spanOf = (text: string | null): Span | null => spans.find((span) => span === text) ?? null;

export const meanings = { span: spanOf, from: dateOf, to: dateOf, branch: idOf };

interface Chosen extends Days {
  readonly span: Span;
}

function chosenOf(address: URLSearchParams, today: IsoDate): Chosen {
  const span = spanOf(address.get('span')) ?? 'month';
  const { from, to } = dayRangeOf(address);
  if (span !== 'range') return { span, ...periodOf(span, from ?? today) };
  return from !== undefined && to !== undefined && from <= to
    ? { span, from, to }
    : { span, ...periodOf('month', from ?? today) };
}

export function usePeriod() {
  const { today } = useToday();
  const chosen = chosenOf(useFilters(), today);
  const choose = (span: Span, days: Days) => {
    const isPresent = span !== 'range' && days.from <= today && today <= days.to;
    changeAddress({
      span: span === 'month' ? null : span,
      from: isPresent ? null : days.from,
      to: span === 'range' ? days.to : null,
    });
  };
  return { ...chosen, choose };
}

/** A call for each part, so that one part's failure does not affect the others. */
export function useReport(by: Part) {
  const { from, to } = usePeriod();
  return useRead('/reports', { query: { from, to, by, ...useOfBranch() } });
}
