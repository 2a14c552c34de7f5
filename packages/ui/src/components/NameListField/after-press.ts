/** Runs an action after the current press ends, so that nothing moves under the finger. */

let isPressed = false;

const ends = ['click', 'pointercancel'] as const;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ends) document.addEventListener(end, () => (isPressed = false), true);
}

/** Runs at once without a press, else on the click that ends it, when the target of the press is certain. */
export function afterPress(run: () => void): void {
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
