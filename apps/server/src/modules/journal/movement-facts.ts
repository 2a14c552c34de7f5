/** What is said of a movement of money: from the body of a call to the columns of its entry, and from there to a list. */
import type { Schemas } from '@digis/api-client/contract';
import type { entries, Facts } from '../../db/tables/journal.ts';

/** The words of a movement are a remark or a reason; some calls take none. */
type Said = Schemas['MovementFacts'] & { remark?: string; reason?: string };

/** The columns of an entry that say what it was for. `own` is what the server itself knows of it. */
export const factsOf = ({ remark, reason, proof }: Said, own: Facts = {}) => ({
  remark: (remark ?? reason ?? '').trim(),
  proof: proof ?? null,
  facts: own,
});

export type EntryFacts = ReturnType<typeof factsOf>;

/** Without the words, which each list calls by another name. */
export const shownFacts = ({
  proof,
}: Pick<typeof entries.$inferSelect, 'proof'>): Pick<Schemas['ShownMovement'], 'proof'> => ({
  ...(proof !== null && { proof }),
});
