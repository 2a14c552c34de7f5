/** Replaces typed Latin letters by Amharic ones; loaded on demand, with its table. */
import {
  keepLatin,
  type LatinTyping,
  nothingTyped,
  shownOf,
  stepBack,
  typeLatin,
} from '@digis/domain';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface Stretch {
  readonly start: number;
  readonly shown: string;
  readonly typing: LatinTyping;
  readonly text: string | null;
}

const isLetter = (data: string): boolean => /^[a-z]$/iu.test(data);

function sameLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Uses an editing command, so that the browser's undo still works. */
function replaceSelection(field: TextInput, text: string, isByHand: boolean): void {
  const { ownerDocument: page } = field;
  const [from, to, before] = [field.selectionStart ?? 0, field.selectionEnd ?? 0, field.value];
  if (from === to && text === '') return;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into the history of undo
  if (text === '' && !isByHand) page.execCommand?.('delete');
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  else if (!isByHand) page.execCommand?.('insertText', false, text);
  const after = before.slice(0, from) + text + before.slice(to);
  if (field.value === after) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function hasRoom({ maxLength, value }: TextInput, shown: string, before: string): boolean {
  const growth = shown.length - before.length;
  return maxLength < 0 || growth <= 0 || value.length + growth <= maxLength;
}

export function writeInto(field: TextInput): () => void {
  let last: Stretch | null = null;
  let isWriting = false;

  const current = (): Stretch | null => {
    const { selectionStart, selectionEnd, value } = field;
    if (!last || last.text !== value || selectionStart !== selectionEnd) return null;
    return selectionStart === last.start + last.shown.length ? last : null;
  };

  const begin = (): Stretch => ({
    start: field.selectionStart ?? 0,
    shown: field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    typing: nothingTyped,
    text: null,
  });

  function show({ start, shown: before, text }: Stretch, typing: LatinTyping, by: Event): void {
    const shown = shownOf(typing);
    if (!hasRoom(field, shown, before)) return;
    const same = text === null ? 0 : sameLength(before, shown);
    isWriting = true;
    field.setSelectionRange(start + same, start + before.length);
    replaceSelection(field, shown.slice(same), !by.isTrusted);
    isWriting = false;
    last = { start, shown, typing, text: field.value };
  }

  function handleInput(event: InputEvent): void {
    const { data, inputType, isComposing } = event;
    if (isWriting || isComposing || field.readOnly || field.selectionStart === null) return;
    const now = current();
    if (inputType === 'insertText' && data !== null && Array.from(data).length === 1) {
      if (!now && !isLetter(data)) return;
      event.preventDefault();
      const stretch = now ?? begin();
      show(stretch, typeLatin(stretch.typing, data), event);
    } else if (inputType === 'deleteContentBackward' && now && now.typing.latin !== '') {
      event.preventDefault();
      show(now, stepBack(now.typing), event);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return;
    const now = current();
    const kept = now && keepLatin(now.typing);
    if (!now || !kept) return;
    // This Escape must not also clear a search or close a dialog.
    event.preventDefault();
    event.stopPropagation();
    show(now, kept, event);
  }

  const handleBefore = (event: Event) => event instanceof InputEvent && handleInput(event);
  const handleDown = (event: Event) => event instanceof KeyboardEvent && handleKey(event);
  field.addEventListener('beforeinput', handleBefore);
  field.addEventListener('keydown', handleDown);
  return () => {
    field.removeEventListener('beforeinput', handleBefore);
    field.removeEventListener('keydown', handleDown);
  };
}
