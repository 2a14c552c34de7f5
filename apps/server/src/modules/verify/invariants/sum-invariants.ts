import { type SQL, sql } from 'drizzle-orm';
import type { Invariant, Scope } from './scope.ts';
import { type KeptTable, keptTables } from '../../books/sums/fold-sums.ts';

interface Kept {
  name: string;
  table: KeptTable;
  parts: string;
  isInScope: (scope: Scope) => SQL;
}

const isOfDays =
  (view: string) =>
  ({ days }: Scope): SQL =>
    sql`EXISTS (SELECT FROM ${days} d WHERE d.branch_id = ${sql.raw(view)}.branch_id AND ${sql.raw(view)}.day BETWEEN d.first AND d.last)`;

const kept: readonly Kept[] = [
  {
    name: 'I23: the events of a day are what is kept of them',
    table: 'event_sums',
    parts: '(SELECT *, 1 AS events FROM event_parts)',
    isInScope: isOfDays('counted'),
  },
  {
    name: 'I23: the work of a day is what is kept of it',
    table: 'work_sums',
    parts: '(SELECT *, 1 AS events FROM work_parts)',
    isInScope: isOfDays('counted'),
  },
  {
    name: 'I23: the costs of the events of a day are what is kept of them',
    table: 'cost_sums',
    parts: 'cost_parts',
    isInScope: (scope) => scope.cost('counted.posting_id'),
  },
  {
    name: 'I23: the cash of a day is what is kept of it',
    table: 'cash_sums',
    parts: 'cash_parts',
    isInScope: (scope) => scope.booked('counted.posting_id'),
  },
  {
    name: 'I23: what was received, earned and spent on a day is what is kept of it',
    table: 'moved_sums',
    parts: 'moved_parts',
    isInScope: (scope) => scope.booked('counted.posting_id'),
  },
];

/** For each key and day, the recalculated sum minus the kept one must be zero. */
export const sumInvariants: readonly Invariant[] = kept.map(
  ({ name, table, parts, isInScope }) => ({
    name,
    violations: (scope) => {
      const { keys, sums: summed } = keptTables[table];
      const sums = summed.map((column) => `"${column}"`);
      const by = sql.raw(['branch_id', 'day', ...keys].join(', '));
      const differs = sql.raw(sums.map((column) => `sum(${column}) <> 0`).join(' OR '));
      return sql`SELECT branch_id AS id, day::text AS detail FROM (
          SELECT ${by}, ${sql.raw(sums.join(', '))} FROM ${sql.raw(parts)} counted WHERE ${isInScope(scope)}
          UNION ALL SELECT ${by}, ${sql.raw(sums.map((column) => `-${column}`).join(', '))} FROM ${sql.raw(table)} kept
            WHERE ${isOfDays('kept')(scope)}) both_sides
        GROUP BY ${by} HAVING ${differs}`;
    },
  }),
);
