/** Seals of rows: those that no checkpoint has kept, and all of them with their digest. */

/** A write gets the numbers of its seals before it commits, so those that were missing before a checkpoint are looked for again. */
const seenAgain = 10_000;

/** Their ids as a multirange, in the text of SQL; all seals where the key has kept no checkpoint. */
export const newSeals = (keyName: string): string => `(
  SELECT coalesce(range_agg(int8range(s.id, s.id + 1)) FILTER (WHERE s.id IS NOT NULL), '{}') - kept.ids AS ids
  FROM (SELECT coalesce(range_agg((known -> 'seals' ->> 'ids')::int8multirange), '{}') AS ids
      FROM checkpoints WHERE checkpoints.key_name = ${keyName}) kept
    LEFT JOIN row_seals s ON s.id > coalesce(upper(kept.ids) - ${seenAgain}, 0)
  GROUP BY kept.ids)`;

/** Kept elsewhere, they show later that no row was sealed again by hand. */
export interface SealsKept {
  /** A multirange of PostgreSQL. */
  ids: string;
  digest: string;
}

export const allSealsText = `SELECT ids::text AS ids, digest_of_seals(ids) AS digest
  FROM (SELECT coalesce(range_agg(int8range(id, id + 1)), '{}') AS ids FROM row_seals) sealed`;
