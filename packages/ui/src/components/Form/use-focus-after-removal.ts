/** A button that did its work and is gone or disabled leaves the focus to the next field that is still empty. */
import { type RefObject, useEffect } from 'react';
import { controlOf } from './focus-field.ts';

const isEmpty = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value === ''
    : false;

/** The controls of the form behind the button, nearest first. */
const controlsAfter = (form: HTMLElement, button: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((field) => button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap((field) => controlOf(field) ?? []);

export function useFocusAfterRemoval(ref: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    let pressed: { button: Element; after: readonly HTMLElement[] } | null = null;
    const remember = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      pressed = button && { button, after: controlsAfter(form, button) };
    };
    const removal = new MutationObserver(() => {
      if (!pressed || (pressed.button.isConnected && !pressed.button.matches(':disabled'))) return;
      const { after, button: pressedButton } = pressed;
      pressed = null;
      // A control that has the focus keeps it; a dialog, the page and the pressed button itself lose it.
      const focused = document.activeElement;
      const isLost =
        !focused || focused.matches('body, [role$="dialog"]') || focused === pressedButton;
      if (!isLost) return;
      const there = after.filter((control) => control.isConnected);
      (there.find(isEmpty) ?? there[0])?.focus();
    });
    form.addEventListener('click', remember, true);
    removal.observe(form, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      form.removeEventListener('click', remember, true);
      removal.disconnect();
    };
  }, [ref]);
}
