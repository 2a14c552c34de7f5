// D9, D140, D164
import { useSyncExternalStore } from 'react';
import { browserStorage } from './storage.ts';
import {
  calendars,
  choiceOf,
  columnSets,
  latinWrites,
  layouts,
  schemes,
  storageKeys,
} from './saved-choices.ts';

const storage = browserStorage('local');
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tellAll = () => listeners.forEach((listener) => listener());
// Not the calendar: a switch in another tab would move days under the user's finger.
window.addEventListener('storage', ({ key }) => key === storageKeys.scheme && tellAll());

function preference<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const read = () => choiceOf(storage.read(key), choices);
  const choose = (choice: Choice) => {
    storage.write(key, choice);
    tellAll();
  };
  return { read, use: () => [useSyncExternalStore(subscribe, read), choose] as const };
}

export const { read: readCalendarChoice, use: useCalendarChoice } = preference(
  storageKeys.calendar,
  calendars,
);

export const { use: useSidebarChoice } = preference(storageKeys.layout, layouts);

export const { use: useColumnChoice } = preference(storageKeys.columns, columnSets);

export const { use: useLatinLetters } = preference(storageKeys.latinLetters, latinWrites);

export const { use: useSchemeChoice } = preference(storageKeys.scheme, schemes);
