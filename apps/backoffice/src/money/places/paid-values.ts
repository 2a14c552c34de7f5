// D126, D127
import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';

export interface PaidValues {
  /** null: the branch's cash box. */
  readonly place: number | null;
  readonly reference: string;
  readonly second_reference: string;
  /** null if the facts were typed by hand. */
  readonly evidence: Schemas['Evidence'] | null;
}

export const factLabels = {
  place: msg`Where the money is`,
  reference: msg`Reference`,
  second_reference: msg`Second reference`,
  evidence: msg`Known by`,
};

export const atTheBox: PaidValues = {
  place: null,
  reference: '',
  second_reference: '',
  evidence: null,
};

/** Leaves out references of cash, which has none. */
export const paidOf = ({
  place,
  reference,
  second_reference,
  evidence,
}: PaidValues): Schemas['ClaimFacts'] =>
  place === null
    ? { place }
    : {
        place,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
        ...(second_reference.trim() !== '' && { second_reference: second_reference.trim() }),
        ...(evidence !== null && { evidence }),
      };
