/** Runs in every engine's page: finds elements by role and name, and where to press them. */
import { storyPhase } from '@digis/tooling/story-phase';
import { Ivya } from 'ivya';

const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-none', exact: true });

export type Place = { readonly x: number; readonly y: number } | { readonly why: string };

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};

const all = (selector: string) => ivya.queryLocatorSelectorAll(selector).filter(isShown);

const first = (selector: string) => all(selector)[0] ?? null;

const isHit = (element: Element, hit: Element) =>
  element.contains(hit) || hit.closest('label')?.control === element;

/** Waits for a moving element, which a press would miss; an endless spinner does not count. */
const isMoving = (element: Element) =>
  document.getAnimations().some(({ playState, effect }) => {
    const isPassing = playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return isPassing && effect instanceof KeyframeEffect && effect.target?.contains(element);
  });

function placeOf(element: Element): Place {
  if (isMoving(element)) return { why: 'it is moving' };
  if (element.closest(':disabled, [aria-disabled="true"]')) return { why: 'it is disabled' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit && isHit(element, hit)) return { x, y };
  element.scrollIntoView({ block: 'center', inline: 'center' });
  return { why: hit ? `covered by ${ivya.previewNode(hit)}` : 'out of sight' };
}

export const hand = {
  count: (selector: string): number => all(selector).length,
  place(selector: string): Place {
    const [element, second] = all(selector);
    if (!element) return { why: 'not shown' };
    return second ? { why: `several: ${ivya.previewNode(second)}` } : placeOf(element);
  },
  text: (selector: string): string | null => {
    const element = first(selector);
    return element instanceof HTMLElement ? element.innerText : null;
  },
  value: (selector: string): string | null => {
    const field = first(selector);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : null;
  },
  /** Focuses a native list; returns the keys to reach an option by text or value. */
  stepsTo(selector: string, option: string): number | null {
    const list = first(selector);
    if (!(list instanceof HTMLSelectElement)) return null;
    const wanted = [...list.options].findIndex(
      ({ text, value }) => text === option || value === option,
    );
    list.focus();
    return wanted < 0 ? null : wanted - list.selectedIndex;
  },
  element: (selector: string): Element | null => ivya.queryLocatorSelectorAll(selector)[0] ?? null,
  colours: (selector: string): string[] => {
    const element = first(selector);
    return [element, ...(element?.querySelectorAll('*') ?? [])].flatMap((one) => {
      if (one === null) return [];
      const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(one);
      return [backgroundColor, backgroundImage, boxShadow];
    });
  },
  enter(token: string | null): void {
    window.sessionStorage.clear();
    if (token !== null) window.sessionStorage.setItem('digis.token', token);
  },
  storyPhase,
  storyFault: (): string => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const [error] = channel.last('playFunctionThrewException') ?? [];
    return String(error?.message ?? document.querySelector('#error-message')?.textContent);
  },
  async fonts(): Promise<string[]> {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
  },
};

export type Hand = typeof hand;

declare global {
  interface Window {
    hand?: Hand;
  }
}
window.hand = hand;
