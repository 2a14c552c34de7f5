import { useId, useState } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { type KitLocale, useKit, useKitStrings } from '../../theme/kit-context.ts';
import { link, plainList } from '../../styles/text.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { mended, summary } from './Form.css.ts';

/** Pass a function, so that the words follow a change of language. */
export type FormWords = string | ((strings: KitStrings, locale: KitLocale) => string);

export interface FormError {
  readonly name: string;
  readonly label: FormWords;
  readonly message: FormWords;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  onGoTo: (name: string) => void;
}

/** Corrected errors stay listed until the next attempt, so that fields do not move. */
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
