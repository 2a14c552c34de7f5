/** Finds the control of a named field: every field of the kit carries `data-field`. */

const controls = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]';

export function controlOf(field: HTMLElement): HTMLElement | undefined {
  return [...field.querySelectorAll<HTMLElement>(controls)].find(
    (part) => !part.closest('[aria-hidden="true"]'),
  );
}

/** Focuses the field of that name; false where the form has none. */
export function focusField(form: HTMLElement, name: string): boolean {
  const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field && controlOf(field);
  control?.focus();
  return Boolean(control);
}

/** Focuses the first of these fields in the order of the page. */
export function focusFirstField(form: HTMLElement, names: readonly string[]): void {
  const wrong = new Set(names);
  const first = [...form.querySelectorAll<HTMLElement>('[data-field]')].find((field) =>
    wrong.has(field.dataset['field'] ?? ''),
  );
  if (first) controlOf(first)?.focus();
}
