declare global {
  interface Window {
    /** Returns the typed text once: a tab separates fields, a line break is Enter. */
    takeTyped?: (() => string) | undefined;
  }
}

const signs: Readonly<Record<string, string>> = { Tab: '\t', Enter: '\n' };

export function holdTyped() {
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (target !== document.body || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    const sign = key.length === 1 ? key : signs[key];
    if (sign === undefined || (key === 'Tab' && shiftKey)) return;
    // Otherwise Tab would leave the page, and the password would be typed into the name.
    event.preventDefault();
    typed += sign;
  };
  document.addEventListener('keydown', hold);
  window.takeTyped = () => {
    document.removeEventListener('keydown', hold);
    window.takeTyped = undefined;
    return typed;
  };
}
