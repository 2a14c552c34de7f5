import { useId, useState } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { type KitLocale, useKit, useKitStrings } from '../../theme/kit-context.ts';
import { link, plainList } from '../../styles/text.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { mended, summary } from './Form.css.ts';

/** Text, or a function that returns it in the language of the page and follows a change. */
export type FormWords = string | ((strings: KitStrings, locale: KitLocale) => string);

export interface FormError {
  /** The `name` of the field. */
  readonly name: string;
  readonly label: FormWords;
  /** The same words as at the field. */
  readonly message: FormWords;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  onGoTo: (name: string) => void;
}

/**
 * A corrected error keeps its line until the next attempt, so that fields do not move while the
 * user types.
 */
export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  const strings = useKitStrings();
  const { locale } = useKit();
  const inWords = (words: FormWords) =>
    typeof words === 'string' ? words : words(strings, locale);
  const headingId = useId();
  const [told, setTold] = useState(errors);
  const toldNames = new Set(told.map(({ name }) => name));
  const added = errors.filter(({ name }) => !toldNames.has(name));
  if (added.length > 0) setTold([...told, ...added]);
  const current = new Map(errors.map((error) => [error.name, error]));
  return (
    <section aria-labelledby={headingId} className={summary} data-mended={current.size === 0}>
      <Heading level={3} id={headingId}>
        {current.size === 0 ? strings.allErrorsFixed : strings.fixAllErrors}
      </Heading>
      <ul className={plainList}>
        {told.map((error) => {
          const { name, label, message } = current.get(error.name) ?? error;
          const text = `${inWords(label)}: ${inWords(message)}`;
          return (
            <li key={name}>
              {current.has(name) ? (
                <button type="button" className={link} onClick={() => onGoTo(name)}>
                  {text}
                </button>
              ) : (
                <s className={mended}>{text}</s>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
