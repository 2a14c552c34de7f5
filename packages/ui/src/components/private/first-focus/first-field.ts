const controls = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]';

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

/** `data-opener` also finds fields without a name, as in filters. */
const FIELDS = '[data-field], [data-opener]';

const isOpener = (control: Element) => control.matches('button[aria-haspopup], select');

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled, [readonly], [aria-disabled="true"]') &&
  !control.closest('[inert], [aria-hidden="true"]') &&
  (control.checkVisibility?.() ?? true);

const isEmpty = (control: HTMLElement) =>
  isText(control) ? control.value === '' : control.closest('[data-empty]') !== null;

/** Focusing a field below the visible part would scroll. */
const isInSight = (root: Element, control: HTMLElement) => {
  const { bottom } = root.getBoundingClientRect();
  return bottom === 0 || control.getBoundingClientRect().top < bottom;
};

/** On a touch screen, the keyboard would cover the list below the search. */
const isSearchByTouch = (control: HTMLElement) =>
  control.matches('[type="search"]') &&
  // jsdom has no `matchMedia`.
  typeof matchMedia === 'function' &&
  matchMedia('(pointer: coarse)').matches;

export function fieldsIn(root: Element): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(`${FIELDS}, input, textarea, select`)) {
    const field = element.matches(FIELDS) ? controlOf(element) : element;
    if (field && (isText(field) || isOpener(field))) found.add(field);
  }
  return [...found].filter((field) => isUsable(field) && !isSearchByTouch(field));
}

/** The first empty field in sight, or the first field. decision 0091 */
export function firstFieldOf(root: Element): HTMLElement | undefined {
  const fields = fieldsIn(root).filter((field) => isInSight(root, field));
  return fields.find(isEmpty) ?? fields[0];
}
