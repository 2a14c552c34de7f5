import type { Schemas } from '@digis/api-client/contract';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import type { Clock } from '#base/clock.ts';
import type { entries, Facts, PlaceFacts } from '#db/tables/journal.ts';

type Said = Schemas['MovementFacts'] & { remark?: string; reason?: string };

interface Author {
  user: Pick<SignedInUser, 'id'>;
  clock: Clock;
}

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

export const shownFacts = (
  { proof, facts }: Pick<typeof entries.$inferSelect, 'proof' | 'facts'>,
  place: Schemas['PlaceBrief'] | null,
): ShownFacts => ({
  ...(proof !== null && { proof }),
  ...shownPlace(facts, place),
});

export const shownPlace = (
  { reference, second_reference, evidence }: PlaceFacts,
  place: Schemas['PlaceBrief'] | null,
): Omit<ShownFacts, 'proof'> => ({
  ...(place !== null && { place }),
  ...(reference !== undefined && { reference }),
  ...(second_reference !== undefined && { second_reference }),
  ...(evidence !== undefined && { evidence }),
});
