/** Invariants of references: each stands on one live request. I16 */
import { sql, type SQL } from 'drizzle-orm';
import type { Invariant } from './scope.ts';
import { isLive } from '../references.ts';

const isStanding = isLive(sql`e`);

/** Parts of one payment share its reference. SPEC: D127 */
const paymentOf = (entry: SQL) =>
  sql`coalesce((${entry}.facts ->> 'shared_with')::bigint, ${entry}.id)`;

const keysOfEntry = sql`entries e CROSS JOIN LATERAL (VALUES (e.facts ->> 'reference_key'), (e.facts ->> 'second_key')) k (key)`;

export const referenceInvariants: readonly Invariant[] = [
  {
    name: 'I16: a reference of a live entry is held by its payment alone',
    violations: (
      scope,
    ) => sql`SELECT e.id, k.key AS detail FROM ${keysOfEntry} LEFT JOIN held_references h ON h.key = k.key
      LEFT JOIN entries holder ON holder.id = h.entry_id
      WHERE ${scope.entry('e.id')} AND k.key IS NOT NULL AND e.reverses_id IS NULL AND ${isStanding} AND ${paymentOf(sql`holder`)} IS DISTINCT FROM ${paymentOf(sql`e`)}`,
  },
  {
    name: 'I16: what holds a reference is live and names it',
    violations: (
      scope,
    ) => sql`SELECT coalesce(h.entry_id, h.pending_id) AS id, h.key AS detail FROM held_references h
      LEFT JOIN entries e ON e.id = h.entry_id LEFT JOIN pending c ON c.id = h.pending_id
      WHERE ${scope.reference('h.key')} AND (h.branch_id <> coalesce(e.branch_id, c.branch_id)
        OR e.id IS NOT NULL AND (NOT ${isStanding} OR h.key NOT IN (SELECT key FROM (VALUES (e.facts ->> 'reference_key'),
          (e.facts ->> 'second_key')) k (key) WHERE key IS NOT NULL))
        OR c.id IS NOT NULL AND (c.state <> 'open' OR h.key NOT IN (SELECT key FROM (VALUES (c.facts ->> 'reference_key'),
          (c.facts ->> 'second_key')) k (key) WHERE key IS NOT NULL)))`,
  },
  {
    name: 'I16: a reference of an open claim is held by it alone',
    violations:
      () => sql`SELECT c.id, k.key AS detail FROM pending c CROSS JOIN LATERAL (VALUES (c.facts ->> 'reference_key'),
        (c.facts ->> 'second_key')) k (key) LEFT JOIN held_references h ON h.key = k.key
      WHERE c.state = 'open' AND k.key IS NOT NULL AND h.pending_id IS DISTINCT FROM c.id`,
  },
];
