/** Focuses the first field, even one that appears late, unless the user has moved on. */
import { type RefObject, useEffect } from 'react';
import { fieldsIn, firstFieldOf, isText } from './first-field.ts';
import { takeTyped } from './typed-ahead.ts';

const isCovered = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** Uses the native setter and an event, because React ignores a value set directly. */
function typeInto(control: HTMLElement, text: string) {
  if (text === '' || !isText(control) || control.value !== '') return;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function caretAtEnd(control: HTMLElement) {
  if (!isText(control) || control.selectionStart !== control.selectionEnd) return;
  const end = control.value.length;
  if (control.selectionEnd !== null) control.setSelectionRange(end, end);
}

function giveFocus(control: HTMLElement, text: string) {
  control.focus({ preventScroll: true });
  typeInto(control, text);
  caretAtEnd(control);
}

/** Call it after a reset for another record; inserts the text typed meanwhile. */
export function focusFirstField(root: Element) {
  const first = firstFieldOf(root);
  if (first) giveFocus(first, takeTyped());
}

/** In text typed early, a tab moves to the next field and a newline submits. */
function fillFrom(root: Element, early: string) {
  const [all = '', ...ends] = early.split('\n');
  const fields = fieldsIn(root);
  all.split('\t').forEach((text, place) => {
    const field = fields[place];
    if (field) giveFocus(field, text);
  });
  if (ends.length > 0 && root instanceof HTMLFormElement) root.requestSubmit();
}

const isFree = (own: Element | null) => {
  const { activeElement: active } = document;
  return !active || active === document.body || active === own || isCovered(active);
};

export interface FirstFocus {
  readonly isReady: boolean;
  /** Returns the text typed before this code was loaded, and forgets it. */
  readonly takeEarly?: () => string;
}

export function useFirstFocus(
  ref: RefObject<HTMLElement | null>,
  { isReady, takeEarly }: FirstFocus,
) {
  useEffect(() => {
    const root = ref.current;
    if (!root || !isReady) return undefined;
    const own = root.closest('[role="dialog"], [role="alertdialog"]');
    let hasBegun = false;
    const arrival = new MutationObserver(() => attempt());
    const stop = () => {
      arrival.disconnect();
      own?.removeEventListener('focusin', leave);
    };
    const leave = ({ target }: Event) => {
      if (target !== own) stop();
    };
    const attempt = () => {
      const first = firstFieldOf(root);
      if (!first) return;
      stop();
      if (hasBegun && !isFree(own)) return;
      const early = takeEarly?.() ?? '';
      if (early === '') giveFocus(first, takeTyped());
      else fillFrom(root, early);
    };
    // True if the user is in a field; a focus on the dialog itself does not count.
    const isHere = own
      ? own !== document.activeElement && own.contains(document.activeElement)
      : !isFree(null);
    if (isHere) return undefined;
    own?.addEventListener('focusin', leave);
    arrival.observe(root, { childList: true, subtree: true });
    attempt();
    hasBegun = true;
    return stop;
  }, [ref, isReady, takeEarly]);
}
