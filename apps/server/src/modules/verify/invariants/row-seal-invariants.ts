/** Seals of rows outside the journal. I28 to I30 */
import { sql, type SQL } from 'drizzle-orm';
import type { Invariant, Scope } from './scope.ts';

interface SealedTable {
  key: string;
  type?: 'bigint';
  condition?: string;
  isFew?: true;
}

const byId = { key: 'id', type: 'bigint' } as const;

export const sealedTables: Readonly<Record<string, SealedTable>> = {
  action_logs: byId,
  advances: byId,
  agreements: byId,
  certificate_numbers: { ...byId, key: 'entry_id' },
  closed_places: byId,
  closes: byId,
  enquiries: byId,
  entry_notes: byId,
  events: byId,
  gl_accounts: { key: 'kind', isFew: true },
  imports: { ...byId, condition: `state <> 'staged'`, isFew: true },
  money_places: { ...byId, isFew: true },
  openings: { ...byId, isFew: true },
  pending: byId,
  petty_cash: { ...byId, isFew: true },
  proformas: byId,
  salary_payments: { ...byId, key: 'entry_id' },
  settings: { key: 'name', isFew: true },
  tax_rules: { ...byId, isFew: true },
};

function changedRows(scope: Scope, [name, table]: [string, SealedTable]): SQL {
  const { key, type = 'text', condition = 'true', isFew = false } = table;
  const isInScope = (column: string, of: 'bigint' | 'text') =>
    isFew ? sql`true` : scope.sealedRow(name, column, of);
  return sql`SELECT ${sql.raw(`'${name} ' || coalesce(standing.key, sealed.row_key)`)} AS id,
      CASE WHEN standing.key IS NULL THEN 'been deleted' WHEN sealed.seal IS NULL THEN 'no seal'
        ELSE 'other content than its seal' END AS detail
    FROM (SELECT ${sql.raw(`one.${key}::text AS key, row_content(one) AS content FROM ${name} one`)}
      WHERE (${sql.raw(condition)}) AND ${isInScope(`one.${key}`, type)}) standing
    FULL JOIN (SELECT DISTINCT ON (row_key) row_key, version, write_id, seal FROM row_seals
      WHERE table_name = ${sql.raw(`'${name}'`)} AND ${isInScope('row_key', 'text')}
      ORDER BY row_key, id DESC) sealed ON sealed.row_key = standing.key
    WHERE (standing.key IS NULL) <> (sealed.seal IS NULL) OR sealed.seal
      IS DISTINCT FROM row_seal(${sql.raw(`'${name}'`)}, sealed.row_key, sealed.version, sealed.write_id, standing.content)`;
}

export const rowSealInvariants: readonly Invariant[] = [
  {
    name: 'I28: a row is as it was last written',
    violations: (scope) =>
      sql.join(
        Object.entries(sealedTables).map((table) => changedRows(scope, table)),
        sql` UNION ALL `,
      ),
  },
  {
    name: 'I29: a row was written together with a row of the log, or by a migration',
    violations: (
      scope,
    ) => sql`SELECT s.table_name || ' ' || s.row_key AS id, 'seal ' || s.id AS detail FROM row_seals s
      WHERE ${scope.seal('s.id')} AND s.table_name <> 'action_logs'
        AND NOT EXISTS (SELECT FROM action_logs l WHERE l.write_id = s.write_id)
        AND NOT EXISTS (SELECT FROM migrations m WHERE md5(m.name)::uuid = s.write_id)`,
  },
  {
    name: 'I30: the seals up to a checkpoint are those that it kept',
    violations: (scope) => sql`SELECT c.number AS id, 'other seals' AS detail FROM checkpoints c
      WHERE ${scope.checkpoint('c.number')} AND digest_of_seals((c.known -> 'seals' ->> 'ids')::int8multirange)
        <> c.known -> 'seals' ->> 'digest'`,
  },
];
