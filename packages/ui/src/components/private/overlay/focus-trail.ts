/** Restores the focus after a dialog closes, also when its opener is disabled or gone. */
import { useEffect } from 'react';

/** A dialog over a dialog, each opened from a menu, and some fields in between. */
const REMEMBERED = 20;
/** How long what had the focus may still be busy, in milliseconds; React Aria looks after its dialogs until 500. */
const PATIENCE = 600;

const trail: HTMLElement[] = [];
let actedAt = 0;

/** A dialog has it where nothing in it was found to have it. */
const isNobodys = (focused: Element | null) =>
  focused === document.body || focused?.matches('[role="dialog"], [role="alertdialog"]') === true;

const isThere = ({ isConnected }: HTMLElement) => isConnected;
const canHaveIt = (element: HTMLElement) =>
  isThere(element) && !element.closest('[inert]') && !element.matches(':disabled');

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement) || isNobodys(target) || trail.at(-1) === target) return;
  trail.push(target);
  if (trail.length > REMEMBERED) trail.shift();
}

const giveTo = (isWanted: (element: HTMLElement) => boolean) =>
  trail.findLast(isWanted)?.focus({ preventScroll: true });

/** Its opener is waited for; one that cannot have it in time is passed over. Whoever acts meanwhile leads the focus. */
function giveBack(since: number) {
  requestAnimationFrame((now) => {
    if (actedAt > since) return;
    const isLast = now > since + PATIENCE;
    if (isNobodys(document.activeElement)) giveTo(isLast ? canHaveIt : isThere);
    if (!isLast) giveBack(since);
  });
}

/** Begins with the first part that can open a dialog, and goes on for as long as the page is there. */
export function followFocus() {
  if (typeof document === 'undefined') return;
  document.addEventListener('focusin', remember);
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, ({ timeStamp }) => (actedAt = timeStamp), true);
}

/**
 * In what is drawn only while a dialog is open. React Aria gives the focus back once, in the next
 * frame: to the page if the dialog was drawn while nobody had it, to nobody if its opener is busy.
 */
export function useFocusGivenBack() {
  useEffect(() => () => giveBack(performance.now()), []);
}
