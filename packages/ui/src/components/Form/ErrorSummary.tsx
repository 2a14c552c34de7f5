/** All that is wrong with a form, on top of it, with a way to each field. */
import { useId } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { link } from '../../styles/link.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { summary } from './Form.css.ts';

export interface FormError {
  /** The `name` of the field. */
  readonly name: string;
  readonly label: string;
  /** The same words as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  onGoTo: (name: string) => void;
}

export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  const strings = useKitStrings();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={summary}>
      <Heading level={3} id={headingId}>
        {strings.fixAllErrors}
      </Heading>
      <ul>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className={link} onClick={() => onGoTo(name)}>
              {`${label}: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
