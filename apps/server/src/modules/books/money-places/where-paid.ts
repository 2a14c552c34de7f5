// D126, D127
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { referenceKey } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { moneyPlaces, type PlaceFacts } from '#db/tables/journal.ts';
import { isNotes } from './money-place-queries.ts';
import { type Account, cashAccount } from '../journal/accounts.ts';
import { requireUnused } from '../journal/references.ts';

type Said = Schemas['MovementFacts'];
type PlaceRow = typeof moneyPlaces.$inferSelect;

export interface Paid {
  cash: Account;
  facts: PlaceFacts;
}

interface Claimed {
  id: number;
  facts: PlaceFacts;
}

export async function wherePaid(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  branch: number,
  said: Said,
  claimed?: Claimed,
): Promise<Paid> {
  const { place, reference, second_reference } = withClaimed(said, claimed?.facts);
  const row = place === undefined ? null : await lockPlace(db, branch, place, 'place');
  // Cash, also in a safe, has no bank reference.
  const isKnownToBank = !isNotes(row);
  const keys = keysSaid(reference, second_reference, isKnownToBank);
  const facts: PlaceFacts = {
    ...(row && { place: row.id }),
    ...keys,
    ...(keys.reference_key !== undefined && {
      evidence: said.evidence ?? claimed?.facts.evidence ?? 'typed',
    }),
  };
  await requireUnused(db, scope, facts, claimed?.id ?? null);
  return { cash: cashAccount(branch, row?.id), facts };
}

export function isAsClaimed(said: Said, claimed: PlaceFacts): boolean {
  const { place, reference, second_reference } = withClaimed(said, claimed);
  const evidence =
    claimed.reference === undefined ? undefined : (said.evidence ?? claimed.evidence);
  return (
    place === claimed.place &&
    reference?.trim() === claimed.reference &&
    second_reference?.trim() === claimed.second_reference &&
    evidence === claimed.evidence
  );
}

function withClaimed(
  { place, reference, second_reference }: Said,
  claimed: PlaceFacts = {},
): Pick<PlaceFacts, 'place' | 'reference' | 'second_reference'> {
  if (place === undefined && reference === undefined && second_reference === undefined) {
    return claimed;
  }
  return {
    ...(typeof place === 'number' && { place }),
    ...(typeof reference === 'string' && { reference }),
    ...(typeof second_reference === 'string' && { second_reference }),
  };
}

/** The shared lock keeps the place from being closed. */
export async function lockPlace(
  db: Database,
  branch: number,
  id: number,
  field: string,
): Promise<PlaceRow> {
  const isOurs = or(isNull(moneyPlaces.branch_id), eq(moneyPlaces.branch_id, branch));
  const [row] = await db
    .select()
    .from(moneyPlaces)
    .where(and(eq(moneyPlaces.id, id), isOurs))
    .for('share');
  if (row === undefined) throw invalid({ [field]: 'notFound' });
  if (row.archived_at !== null) throw invalid({ [field]: 'notAllowed' });
  return row;
}

type Keys = Pick<PlaceFacts, 'reference' | 'reference_key' | 'second_reference' | 'second_key'>;

function keysSaid(
  reference: string | undefined,
  second_reference: string | undefined,
  isRequired: boolean,
): Keys {
  const errors: Record<string, FieldErrorCode> = {};
  const keyOf = (field: string, text: string | undefined) => {
    const key = text === undefined ? undefined : referenceKey(text);
    if (key === null) errors[field] = 'format';
    return key ?? undefined;
  };
  const first = keyOf('reference', reference);
  const second = keyOf('second_reference', second_reference);
  if (reference === undefined && (isRequired || second_reference !== undefined)) {
    errors['reference'] = 'required';
  }
  if (second !== undefined && second === first) errors['second_reference'] = 'duplicate';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...(reference !== undefined &&
      first !== undefined && {
        reference: reference.trim(),
        reference_key: first,
      }),
    ...(second_reference !== undefined &&
      second !== undefined && {
        second_reference: second_reference.trim(),
        second_key: second,
      }),
  };
}
