import type { Schemas } from '@digis/api-client/contract';
import { msg } from '@lingui/core/macro';
import { eventOnPaper } from '#lists/papers/event-words.ts';
import { type PaperLanguage, type PaperWords, usePaperWords } from '#lists/papers/paper-words.ts';

export const sheetWords = {
  ...eventOnPaper,
  daySheet: msg`Day sheet`,
  menu: msg`Menu`,
  left: msg`Left to pay`,
  gone: msg`left the kitchen`,
};

export interface SheetWords {
  readonly languages: PaperWords['languages'];
  readonly say: (word: keyof typeof sheetWords) => string;
}

export function useSheetWords(choice: PaperLanguage) {
  const { words, ...rest } = usePaperWords(choice);
  const shown: SheetWords | undefined = words && {
    languages: words.languages,
    say: (word) => words.tell(sheetWords[word]),
  };
  return { words: shown, ...rest };
}

const glued = (text: string) => (text.length > 36 ? text : text.replaceAll(' ', '\u00a0'));

export const toTick = (list: readonly { readonly name: string }[]): string =>
  list.map(({ name }) => `☐\u00a0${glued(name)}`).join('\u2003');

export const inTotal = (totals: readonly (readonly [name: string, people: string])[]): string =>
  totals.map(([name, people]) => glued(`${name} ${people}`)).join(' · ');

export function kitchenTotals(
  events: readonly Schemas['Event'][],
  itemsOf: (event: Schemas['Event']) => readonly { readonly name: string }[],
): (readonly [name: string, people: number])[] {
  const totals = new Map<string, number>();
  for (const event of events)
    for (const { name } of itemsOf(event))
      totals.set(name, (totals.get(name) ?? 0) + event.num_of_people + event.additional_plates);
  return [...totals].sort(([, a], [, b]) => b - a);
}
