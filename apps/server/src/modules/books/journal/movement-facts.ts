/** Facts of a movement of money beyond its amount: from the body of a call to the entry's columns and to a list. */
import type { Schemas } from '@digis/api-client/contract';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import type { Clock } from '#base/clock.ts';
import type { entries, Facts, PlaceFacts } from '#db/tables/journal.ts';

/** The words of a movement are a remark or a reason; some calls take none. */
type Said = Schemas['MovementFacts'] & { remark?: string; reason?: string };

interface Author {
  user: Pick<SignedInUser, 'id'>;
  clock: Clock;
}

/** The columns of an entry that say why, who and when. `own` is what the server itself knows of it. */
export const factsOf = (
  { user, clock }: Author,
  { remark, reason, proof }: Said,
  own: Facts = {},
) => ({
  remark: (remark ?? reason ?? '').trim(),
  proof: proof ?? null,
  facts: own,
  created_by: user.id,
  created_at: clock.now(),
});

export type EntryFacts = ReturnType<typeof factsOf>;

type ShownFacts = Pick<
  Schemas['ShownMovement'],
  'proof' | 'place' | 'reference' | 'second_reference' | 'evidence'
>;

/** Without the words, which each list calls by another name; `place` is what `placeIn` found for the row. */
export const shownFacts = (
  { proof, facts }: Pick<typeof entries.$inferSelect, 'proof' | 'facts'>,
  place: Schemas['PlaceBrief'] | null,
): ShownFacts => ({
  ...(proof !== null && { proof }),
  ...shownPlace(facts, place),
});

/** The same of a claim, which has no proof of its own. */
export const shownPlace = (
  { reference, second_reference, evidence }: PlaceFacts,
  place: Schemas['PlaceBrief'] | null,
): Omit<ShownFacts, 'proof'> => ({
  ...(place !== null && { place }),
  ...(reference !== undefined && { reference }),
  ...(second_reference !== undefined && { second_reference }),
  ...(evidence !== undefined && { evidence }),
});
