/** The words of the kitchen's papers. SPEC: D134 */
import { formatCount, formatQuantity } from '@digis/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unitLabels } from '../../i18n/items/item-words.ts';
import { eventOnPaper } from '../../lists/papers/event-words.ts';
import type { PaperWords } from '../../lists/papers/paper-words.ts';
import type { KitchenEvent, KitchenItem, SheetKind } from './kitchen-data.ts';

export const paperWords = {
  ...eventOnPaper,
  leave: msg`Leave the kitchen`,
  arrive: msg`Be there`,
  serve: msg`Serve`,
  noQuantity: msg`no quantity`,
  buffer: msg`more than the guests need`,
  signature: msg`Signature`,
} satisfies Record<string, MessageDescriptor>;

/** "158.1 kg"; nothing where the item has no quantity. */
export function amountIn({ amount, unit }: KitchenItem, { tell }: PaperWords): string | undefined {
  if (amount === undefined) return undefined;
  return [formatQuantity(amount), unit && tell(unitLabels[unit])].filter(Boolean).join(' ');
}

/** "420 + 10 Additional plates · Fasting guests: 60". */
export const guestsIn = ({ people, plates, fasting }: KitchenEvent, { tell }: PaperWords): string =>
  [
    formatCount(people),
    plates > 0 && `+ ${formatCount(plates)} ${tell(paperWords.plates)}`,
    fasting > 0 && `· ${tell(paperWords.fasting)}: ${formatCount(fasting)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The items that are on a paper, in the order of the menu. */
export function itemsOn(kind: SheetKind, items: readonly KitchenItem[]): readonly KitchenItem[] {
  if (kind === 'packing') return items.filter((item) => item.kind === 'equipment');
  if (kind === 'shopping') return items.filter((item) => item.kind !== 'equipment');
  return items;
}
