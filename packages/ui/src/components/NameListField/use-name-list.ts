import { foldHomophones, withoutUnseen } from '@digis/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';

let isPressed = false;

const ends = ['click', 'pointercancel'] as const;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ends) document.addEventListener(end, () => (isPressed = false), true);
}

/** Waits until the pointer is up, so that nothing moves under a finger that presses. */
function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const finish = () => {
    for (const end of ends) document.removeEventListener(end, finish, true);
    run();
  };
  for (const end of ends) document.addEventListener(end, finish, true);
}

export function useNameList(
  names: readonly string[],
  setNames: (names: readonly string[]) => void,
  input: RefObject<HTMLInputElement | null>,
) {
  const strings = useKitStrings();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [isDuplicate, setIsDuplicate] = useState(false);
  const now = useRef({ text, names });
  useEffect(() => {
    now.current = { text, names };
  });

  function type(next: string) {
    now.current.text = next;
    setText(next);
    setIsDuplicate(false);
  }

  function change(next: readonly string[]) {
    now.current.names = next;
    setNames(next);
  }

  /** Adds the typed text as a name, so that it is never lost. */
  function commit() {
    const name = withoutUnseen(now.current.text).trim();
    if (name === '') return;
    const sameName = foldHomophones(name);
    if (now.current.names.some((known) => foldHomophones(known) === sameName)) {
      setIsDuplicate(true);
      return;
    }
    change([...now.current.names, name]);
    type('');
    announce(strings.nameAdded(name));
  }

  function add() {
    input.current?.focus();
    commit();
  }

  useEffect(() => {
    const form = input.current?.form;
    const commitAtOnce = () => flushSync(commit);
    form?.addEventListener('submit', commitAtOnce, { capture: true });
    return () => form?.removeEventListener('submit', commitAtOnce, { capture: true });
  });

  function remove(index: number) {
    const name = now.current.names[index] ?? '';
    change(now.current.names.filter((_, at) => at !== index));
    announce(strings.nameRemoved(name));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, at) => at !== index,
    );
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  }

  return { text, type, add, remove, isDuplicate, list, leave: () => afterPress(commit) };
}
