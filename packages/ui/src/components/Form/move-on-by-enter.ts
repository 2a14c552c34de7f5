/** Enter in a line of text: of a long form it leads to the next field, since nobody is done with it yet. */
import type { KeyboardEvent } from 'react';
import { controlOf } from './focus-field.ts';

/** A form of fewer fields is in sight as a whole, and Enter submits it as anywhere. */
const LONG = 8;
const lines =
  'input:is([type="text"], [type="tel"], [type="email"], [type="number"], :not([type]))';

export function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  // What lies in another dialog bubbles here too.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  if (fields.length < LONG || !target.matches(lines) || target.role === 'combobox') return;
  event.preventDefault();
  const own = fields.findIndex((field) => field.contains(target));
  const next = fields.slice(own + 1).map(controlOf);
  next.find((control) => control && !control.matches(':disabled'))?.focus();
}
