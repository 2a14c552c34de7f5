/** Finds the field of a dialog or form that a user fills first. */

const controls = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]';

/** The control of a field; every field of the kit with a name carries `data-field`. */
export function controlOf(field: HTMLElement): HTMLElement | undefined {
  return [...field.querySelectorAll<HTMLElement>(controls)].find(
    (part) => !part.closest('[aria-hidden="true"]'),
  );
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const wordless = /^(?:checkbox|radio|file|hidden|range|submit|button)$/u;

export const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !wordless.test(control.type));

/** Fields by name, and those that a filter has without one. */
const FIELDS = '[data-field], [data-opener]';

/** A select or a picker: a button that opens its choices, or the browser's own list. */
const isOpener = (control: Element) => control.matches('button[aria-haspopup], select');

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled, [readonly], [aria-disabled="true"]') &&
  !control.closest('[inert], [aria-hidden="true"]') &&
  // Not supported in every environment.
  (control.checkVisibility?.() ?? true);

const isEmpty = (control: HTMLElement) =>
  isText(control) ? control.value === '' : control.closest('[data-empty]') !== null;

/** Without scrolling, which would hide the other fields. */
const isInSight = (root: Element, control: HTMLElement) => {
  const { bottom } = root.getBoundingClientRect();
  return bottom === 0 || control.getBoundingClientRect().top < bottom;
};

/** On a touch screen the keyboard would cover the list, which the user taps. */
const isSearchByTouch = (control: HTMLElement) =>
  control.matches('[type="search"]') &&
  // A test without a browser has no media.
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse)').matches;

/** Fields of text, selects and pickers in the order of the page. */
export function fieldsIn(root: Element): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(`${FIELDS}, input, textarea, select`)) {
    const field = element.matches(FIELDS) ? controlOf(element) : element;
    if (field && (isText(field) || isOpener(field))) found.add(field);
  }
  return [...found].filter((field) => isUsable(field) && !isSearchByTouch(field));
}

/** The first empty one that is in sight; where all are filled, the first. decision 0091 */
export function firstFieldOf(root: Element): HTMLElement | undefined {
  const fields = fieldsIn(root).filter((field) => isInSight(root, field));
  return fields.find(isEmpty) ?? fields[0];
}
