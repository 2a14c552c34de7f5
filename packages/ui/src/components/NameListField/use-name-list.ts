/** What adding and removing a name does: to the list, to the focus, and to what is heard. */
import { foldHomophones } from '@digis/domain';
import { type RefObject, useRef, useState } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { announce } from '../private/announce.ts';

export function useNameList(
  names: readonly string[],
  setNames: (names: readonly string[]) => void,
  input: RefObject<HTMLInputElement | null>,
) {
  const strings = useKitStrings();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [isDuplicate, setIsDuplicate] = useState(false);

  function type(next: string) {
    setText(next);
    setIsDuplicate(false);
  }

  function add() {
    const name = text.trim();
    input.current?.focus();
    if (name === '') return;
    const sameName = foldHomophones(name);
    if (names.some((known) => foldHomophones(known) === sameName)) {
      setIsDuplicate(true);
      return;
    }
    setNames([...names, name]);
    setText('');
    announce(strings.nameAdded(name));
  }

  function remove(index: number) {
    const name = names[index] ?? '';
    setNames(names.filter((_, at) => at !== index));
    announce(strings.nameRemoved(name));
    // The next name's button, the last one's, or the input where none is left.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, at) => at !== index,
    );
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  }

  return { text, type, add, remove, isDuplicate, list };
}
