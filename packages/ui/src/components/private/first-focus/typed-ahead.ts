/** Collects the keys typed between opening a dialog and focusing its first field. */
import { isText } from './first-field.ts';

const SILENT = new Set(['Shift', 'CapsLock', 'AltGraph', 'Dead', 'Process']);

let typed = '';

function note({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (SILENT.has(key)) return;
  const isInField = target instanceof Element && isText(target);
  const isPress = key === ' ' && target instanceof HTMLButtonElement;
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else typed = isLetter && !isInField && !isPress ? typed + key : '';
}

export function followTyping() {
  if (typeof document === 'undefined') return;
  document.addEventListener('keydown', note, true);
  document.addEventListener('pointerdown', () => (typed = ''), true);
}

/** Returns the text typed since the last press of a button or an action key, and forgets it. */
export function takeTyped(): string {
  const taken = typed;
  typed = '';
  return taken;
}
