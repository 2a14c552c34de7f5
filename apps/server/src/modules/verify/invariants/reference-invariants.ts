/** A bank reference belongs to one live request. I16 */
import { sql } from 'drizzle-orm';
import type { Invariant } from './scope.ts';
import { isLive, paymentOf } from '../../books/journal/references.ts';

const isStanding = isLive(sql`e`);

const keysIn = (facts: string) =>
  sql.raw(`(VALUES (${facts} ->> 'reference_key'), (${facts} ->> 'second_key')) k (key)`);

/** Facts written by older versions contain keys of a former kind. */
const heldKey = sql`coalesce((SELECT held FROM shared_keys WHERE kind = 'reference' AND held = k.key), reference_key_of(k.key), k.key)`;

const isNotIn = (facts: string) =>
  sql`h.key NOT IN (SELECT ${heldKey} FROM ${keysIn(facts)} WHERE key IS NOT NULL)`;

export const referenceInvariants: readonly Invariant[] = [
  {
    name: 'I16: a reference of a live entry is held by its payment alone',
    violations: (
      scope,
    ) => sql`SELECT e.id, k.key AS detail FROM entries e CROSS JOIN LATERAL ${keysIn('e.facts')}
      LEFT JOIN held_references h ON h.key = ${heldKey} LEFT JOIN entries holder ON holder.id = h.entry_id
      WHERE ${scope.entry('e.id')} AND k.key IS NOT NULL AND e.reverses_id IS NULL AND ${isStanding} AND ${paymentOf(sql`holder`)} IS DISTINCT FROM ${paymentOf(sql`e`)}`,
  },
  {
    name: 'I16: what holds a reference is live and names it',
    violations: (
      scope,
    ) => sql`SELECT coalesce(h.entry_id, h.pending_id) AS id, h.key AS detail FROM held_references h
      LEFT JOIN entries e ON e.id = h.entry_id LEFT JOIN pending c ON c.id = h.pending_id
      WHERE ${scope.reference('h.key')} AND (h.branch_id <> coalesce(e.branch_id, c.branch_id)
        OR e.id IS NOT NULL AND (NOT ${isStanding} OR ${isNotIn('e.facts')})
        OR c.id IS NOT NULL AND (c.state <> 'open' OR ${isNotIn('c.facts')}))`,
  },
  {
    name: 'I16: a reference of an open claim is held by it alone',
    violations:
      () => sql`SELECT c.id, k.key AS detail FROM pending c CROSS JOIN LATERAL ${keysIn('c.facts')}
      LEFT JOIN held_references h ON h.key = ${heldKey}
      WHERE c.state = 'open' AND k.key IS NOT NULL AND h.pending_id IS DISTINCT FROM c.id`,
  },
];
