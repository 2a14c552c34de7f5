/** What petty cash is usually spent for; it is said in the reason. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const spendKindIds = ['food', 'transport', 'fuel', 'repair', 'other'] as const;

export type SpendKind = (typeof spendKindIds)[number];

export const spendKinds: Readonly<Record<SpendKind, MessageDescriptor>> = {
  food: msg`Food and drinks`,
  transport: msg`Transport`,
  fuel: msg`Gas and charcoal`,
  repair: msg`Repairs`,
  other: msg`Something else`,
};

/** "Transport: taxi to Merkato"; of another kind the words alone. */
export function reasonOf(
  kind: SpendKind | null,
  words: string,
  translate: (message: MessageDescriptor) => string,
): string {
  const said = kind === null || kind === 'other' ? '' : translate(spendKinds[kind]);
  return [said, words.trim()].filter(Boolean).join(': ');
}
