/** Numbers precede commits, so gaps are read again. */
const seenAgain = 10_000;

/** SQL multirange of ids; without a checkpoint of this key, all seals. */
export const newSeals = (keyName: string): string => `(
  SELECT coalesce(range_agg(int8range(s.id, s.id + 1)) FILTER (WHERE s.id IS NOT NULL), '{}') - kept.ids AS ids
  FROM (SELECT coalesce(range_agg((known -> 'seals' ->> 'ids')::int8multirange), '{}') AS ids
      FROM checkpoints WHERE checkpoints.key_name = ${keyName}) kept
    LEFT JOIN row_seals s ON s.id > coalesce(upper(kept.ids) - ${seenAgain}, 0)
  GROUP BY kept.ids)`;

/** Kept elsewhere, they prove that no row was resealed. */
export interface SealsKept {
  ids: string;
  digest: string;
}

export const allSealsText = `SELECT ids::text AS ids, digest_of_seals(ids) AS digest
  FROM (SELECT coalesce(range_agg(int8range(id, id + 1)), '{}') AS ids FROM row_seals) sealed`;
