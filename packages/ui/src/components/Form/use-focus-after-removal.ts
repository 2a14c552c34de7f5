/** A button that did its work and is gone or disabled leaves the focus to the next field that is still empty. */
import { type RefObject, useEffect } from 'react';
import { controlOf } from './focus-field.ts';

const isEmpty = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value === ''
    : false;

/** What takes the focus where no field comes after the button. */
const firstControlOf = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(':is(input, textarea, button):enabled');

/** The controls of the form after the button, nearest first. */
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
