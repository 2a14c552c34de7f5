/** Inline script: draws the first screen's frame, inert and hidden from screen readers. */
import { formatMonth, formatMonthsBeside, todayIso } from '@digis/ethio-date';
import { deviceNow } from '../browser/clock.ts';
import {
  calendars,
  choiceOf,
  type LanguageRow,
  languageOf,
  storageKeys,
} from '../browser/saved-choices.ts';
import { holdTyped } from './hold-typed.ts';

function writeMonth(frame: ParentNode, written: LanguageRow['written']) {
  const title = frame.querySelector('h2');
  const calendar = choiceOf(localStorage.getItem(storageKeys.calendar), calendars);
  const today = todayIso({ now: deviceNow() });
  title?.replaceChildren(formatMonth(calendar, today, written));
  title?.nextElementSibling?.replaceChildren(formatMonthsBeside(calendar, today, written));
}

function sideOf({ pathname, search }: Location) {
  if (sessionStorage.getItem(storageKeys.token) === null) return 'signIn';
  return pathname === '/' && !search.includes('day=') ? 'calendar' : 'app';
}

try {
  const { id, dir, written } = languageOf(localStorage.getItem(storageKeys.language));
  const side = sideOf(window.location);
  if (side === 'signIn') holdTyped();
  const shell = document.querySelector<HTMLTemplateElement>(`#shell-${side}-${id}`);
  const frame = Object.assign(document.createElement('div'), { inert: true, ariaHidden: 'true' });
  frame.append(...(shell?.content.cloneNode(true).childNodes ?? []));
  if (side === 'calendar') writeMonth(frame, written);
  Object.assign(document.documentElement, { lang: id, dir });
  document.querySelector('#root')?.append(frame);
} catch {}
