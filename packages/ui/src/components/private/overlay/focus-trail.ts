/** Restores the focus after a dialog closes, also when its opener is disabled or gone. */
import { useEffect } from 'react';

/** A dialog over a dialog, each opened from a menu, and some fields in between. */
const REMEMBERED = 20;
/** The time for which the previously focused element may be busy, in milliseconds; React Aria looks after its dialogs until 500. */
const PATIENCE = 600;

/** On the page: an element that is gone would keep the dialog that it was in. */
let trail: readonly HTMLElement[] = [];
let actedAt = 0;

/** A dialog itself has the focus only when no element in it could have it. */
const isUnowned = (focused: Element | null) =>
  focused === document.body || focused?.matches('[role="dialog"], [role="alertdialog"]') === true;

const isThere = ({ isConnected }: HTMLElement) => isConnected;
const canHaveIt = (element: HTMLElement) =>
  isThere(element) && !element.closest('[inert]') && !element.matches(':disabled');

function remember({ target }: Event) {
  if (!(target instanceof HTMLElement) || isUnowned(target) || trail.at(-1) === target) return;
  trail = [...trail.filter(isThere), target];
  if (trail.length > REMEMBERED) forgetOneIn(dialogOf(target));
}

const dialogOf = (element: HTMLElement) => element.closest('[role="dialog"], [role="alertdialog"]');

/** The way through a long form does not push out what opened it. */
function forgetOneIn(dialog: Element | null) {
  const oldest = trail.findIndex((element) => dialogOf(element) === dialog);
  trail = trail.filter((_, at) => at !== oldest);
}

const giveTo = (isWanted: (element: HTMLElement) => boolean) =>
  trail.findLast(isWanted)?.focus({ preventScroll: true });

/** An element made focusable here stays so only while it has the focus. */
function giveToPage() {
  const main = document.querySelector<HTMLElement>('main, [role="main"]');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!place || !canHaveIt(place)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Waits until the opener can have the focus, then takes an earlier element, and at last the heading of the page. An action of
 * the user meanwhile wins.
 */
function giveBack(since: number) {
  requestAnimationFrame((now) => {
    if (actedAt > since) return;
    const isLast = now > since + PATIENCE;
    if (isUnowned(document.activeElement)) giveTo(isLast ? canHaveIt : isThere);
    if (!isLast) giveBack(since);
    else if (document.activeElement === document.body) giveToPage();
  });
}

/** Starts with the first component that can open a dialog, and runs as long as the page. */
export function followFocus() {
  if (typeof document === 'undefined') return;
  document.addEventListener('focusin', remember);
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, ({ timeStamp }) => (actedAt = timeStamp), true);
}

/**
 * Used in content that is rendered only while a dialog is open. React Aria restores the focus once, in the next frame: to the
 * page if no element had it when the dialog opened, and nowhere if its opener is disabled.
 */
export function useFocusGivenBack() {
  useEffect(() => () => giveBack(performance.now()), []);
}
