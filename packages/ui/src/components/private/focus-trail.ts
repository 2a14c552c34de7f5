/** Where the focus was: for the dialog that React Aria would give it back from to nobody. */

/** A dialog over a dialog, each opened from a menu, and some fields in between. */
const REMEMBERED = 20;
/** React Aria says it where it gives the focus back; the page itself, where it was drawn while nobody had it. */
const GIVEN_BACK = 'react-aria-focus-scope-restore';

const trail: HTMLElement[] = [];

const isThere = (element: HTMLElement) => element.isConnected && !element.closest('[inert]');

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement) || trail.at(-1) === target) return;
  trail.push(target);
  if (trail.length > REMEMBERED) trail.shift();
}

const giveBack = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      trail.findLast(isThere)?.focus({ preventScroll: true });
  });

/** Begins with the first part that can open a dialog, and goes on for as long as the page is there. */
export function followFocus() {
  if (typeof document === 'undefined') return;
  document.addEventListener('focusin', remember);
  document.addEventListener(GIVEN_BACK, giveBack);
}
