/** Moves the focus in a form: to the first invalid field, to the next on Enter, to an empty one after a button is removed. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { controlOf } from '../private/first-focus/first-field.ts';

/** The name of a field, or its substitute in a form. */
const nameOf = ({ dataset }: HTMLElement) => dataset['field'] ?? dataset['nameless'] ?? '';

const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLElement>('[data-field], [data-nameless]'),
];

/** The names of the form's fields in the order of the page. */
export const namesOf = (form: HTMLElement): readonly string[] => fieldsOf(form).map(nameOf);

/** Focuses the first of these fields in the order of the page; where all are out of sight, the name of the first. */
export function focusFirstField(form: HTMLElement, names: readonly string[]): string | undefined {
  const fields = fieldsOf(form).filter((field) => names.includes(nameOf(field)));
  const seen = fields.find(isShown);
  if (!seen) return fields[0] && nameOf(fields[0]);
  controlOf(seen)?.focus();
  return undefined;
}

/** False on another tab, or in another step. */
const isShown = (field: HTMLElement) => !field.closest('[hidden]');

/** A form of fewer fields is in sight as a whole, and Enter submits it as anywhere. */
const LONG = 8;
const lines =
  'input:is([type="text"], [type="tel"], [type="email"], [type="number"], :not([type]))';

/** The button that Ctrl Enter presses, wherever on the page it is. */
const onCtrlEnter = (form: HTMLFormElement) =>
  [...form.elements].find(
    (part): part is HTMLButtonElement =>
      part instanceof HTMLButtonElement && part.matches('[data-ctrl-enter]:enabled'),
  );

/** Enter in a line of text moves to the next field of a long form, which is rarely complete by then; in a short form it submits. */
export function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  // Events from another dialog bubble here too.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    const button = onCtrlEnter(form);
    if (button) button.click();
    else form.requestSubmit();
    return;
  }
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')].filter(isShown);
  if (fields.length < LONG || !target.matches(lines) || target.role === 'combobox') return;
  event.preventDefault();
  const own = fields.findIndex((field) => field.contains(target));
  const next = fields.slice(own + 1).map(controlOf);
  next.find((control) => control && !control.matches(':disabled'))?.focus();
}

const isEmpty = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value === ''
    : false;

/** The control to focus where no field follows the button. */
const firstControlOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(':is(input, textarea, button):enabled');

/** The controls of the form after the button, nearest first. */
const controlsAfter = (form: HTMLElement, button: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap((field) => controlOf(field) ?? []);

/** When the focused button is removed or disabled, focuses the next empty field. */
export function useFocusAfterRemoval(ref: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    let focused: { button: Element; after: readonly HTMLElement[] } | null = null;
    const remember = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      focused = button && { button, after: controlsAfter(form, button) };
    };
    const removal = new MutationObserver(() => {
      if (!focused || (focused.button.isConnected && !focused.button.matches(':disabled'))) return;
      const { after, button } = focused;
      focused = null;
      // A control that has the focus keeps it; a dialog, the page and the button itself lose it.
      const active = document.activeElement;
      const isLost = !active || active.matches('body, [role$="dialog"]') || active === button;
      if (!isLost) return;
      const there = after.filter((control) => control.isConnected);
      (there.find(isEmpty) ?? there[0] ?? firstControlOf(form))?.focus();
    });
    form.addEventListener('focusin', remember);
    removal.observe(form, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      form.removeEventListener('focusin', remember);
      removal.disconnect();
    };
  }, [ref]);
}
