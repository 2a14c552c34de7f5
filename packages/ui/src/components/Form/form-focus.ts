import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { controlOf } from '../private/first-focus/first-field.ts';

const nameOf = ({ dataset }: HTMLElement) => dataset['field'] ?? dataset['nameless'] ?? '';

const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLElement>('[data-field], [data-nameless]'),
];

export const namesOf = (form: HTMLElement): readonly string[] => fieldsOf(form).map(nameOf);

export function focusFirstField(form: HTMLElement, names: readonly string[]): string | undefined {
  const fields = fieldsOf(form).filter((field) => names.includes(nameOf(field)));
  const seen = fields.find(isShown);
  if (!seen) return fields[0] && nameOf(fields[0]);
  controlOf(seen)?.focus();
  return undefined;
}

const isShown = (field: HTMLElement) => !field.closest('[hidden]');

/** Least number of fields of a long form; shorter forms fit the screen. */
const LONG = 8;
const lines =
  'input:is([type="text"], [type="tel"], [type="email"], [type="number"], :not([type]))';

/** The submit button for Ctrl Enter, which may be outside the form. */
const onCtrlEnter = (form: HTMLFormElement) =>
  [...form.elements].find(
    (part): part is HTMLButtonElement =>
      part instanceof HTMLButtonElement && part.matches('[data-ctrl-enter]:enabled'),
  );

/** In a long form Enter moves to the next field, because the form is rarely complete by then. */
export function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  // Ignores events of a dialog, which React passes on to the form around it.
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

const firstControlOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(':is(input, textarea, button):enabled');

const controlsAfter = (form: HTMLElement, button: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap((field) => controlOf(field) ?? []);

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
