import { formatCount } from '@digis/domain';
import { DescriptionList } from '@digis/ui';
import type { PaperWords } from '../../lists/papers/paper-words.ts';
import type { KitchenItem } from './kitchen-data.ts';
import { amountIn, paperWords } from './kitchen-words.ts';

interface AmountListProps {
  readonly items: readonly KitchenItem[];
  readonly words: PaperWords;
}

export function AmountList({ items, words }: AmountListProps) {
  const { tell } = words;
  return (
    <DescriptionList
      layout="rows"
      items={items.map((item) => ({
        label: `☐ ${item.name}`,
        value:
          amountIn(item, words) ??
          `${tell(paperWords.noQuantity)} · ${tell(paperWords.guests)}: ${formatCount(item.guests)}`,
        isStrong: item.amount !== undefined,
      }))}
    />
  );
}
