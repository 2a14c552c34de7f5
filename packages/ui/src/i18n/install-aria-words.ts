/**
 * Installs React Aria's Amharic words at run time. It has no public way to add a language, so only this file fills the global
 * dictionary that it reads; a build with `ariaWordsFromKit` has them in place and needs no global one.
 */
import { amharic } from './aria-am.ts';
import { ariaEnglish, type AriaEntry, type AriaFormatter, type AriaVariables } from './aria-en.mjs';

const said = (entry: AriaEntry, variables: AriaVariables, formatter: AriaFormatter) =>
  typeof entry === 'function' ? entry(variables, formatter) : entry;

function inBothLanguages(entry: AriaEntry, own: AriaEntry | undefined) {
  if (own === undefined) return entry;
  return (variables: AriaVariables, formatter: AriaFormatter) =>
    said(formatter.locale.startsWith('am') ? own : entry, variables, formatter);
}

/** Fills React Aria's dictionary; it must be complete, since a package left out of it throws. */
export function installAriaWords(): void {
  if (typeof window === 'undefined') return;
  const dictionary = Object.fromEntries(
    Object.entries(ariaEnglish).map(([name, entries]) => [
      name,
      Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [
          key,
          inBothLanguages(entry, amharic[name]?.[key]),
        ]),
      ),
    ]),
  );
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), 'en-US');
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), dictionary);
}
