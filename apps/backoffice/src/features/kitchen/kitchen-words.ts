import type { Schemas } from '@digis/api-client/contract';
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
  buffer: msg`more than the guests need, rounded up for each event`,
  nothing: msg`Nothing of it is needed`,
  signature: msg`Signature`,
} satisfies Record<string, MessageDescriptor>;

export function amountIn({ amount, unit }: KitchenItem, { tell }: PaperWords): string | undefined {
  if (amount === undefined) return undefined;
  return [formatQuantity(amount), unit && tell(unitLabels[unit])].filter(Boolean).join(' ');
}

export const guestsIn = ({ people, plates, fasting }: KitchenEvent, { tell }: PaperWords): string =>
  [
    formatCount(people),
    plates > 0 && `+ ${formatCount(plates)} ${tell(paperWords.plates)}`,
    fasting > 0 && `· ${tell(paperWords.fasting)}: ${formatCount(fasting)}`,
  ]
    .filter(Boolean)
    .join(' ');

const isOn = (kind: SheetKind, item: KitchenItem): boolean =>
  (kind !== 'packing' || item.kind === 'equipment') &&
  (kind !== 'shopping' || item.kind !== 'equipment');

export const totalsOn = (kind: SheetKind, { totals }: Pick<Schemas['KitchenAnswer'], 'totals'>) =>
  totals
    .map((total) => ({ ...total, items: total.items.filter((item) => isOn(kind, item)) }))
    .filter(({ items }) => items.length > 0);
