/**
 * Fills React Aria's global dictionary, because there is no public API for its words.
 * `ariaWordsFromKit` replaces this at build time.
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

/** Without an entry for a package, React Aria throws. */
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
