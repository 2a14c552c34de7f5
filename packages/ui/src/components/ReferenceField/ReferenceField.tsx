/** A field for the reference of a payment: a bank's number, or the link of its receipt. */
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { isBlank } from '../private/field/form-faults.ts';
import {
  ParsedField,
  type ParsedFieldSettings,
  type Reading,
} from '../private/field/ParsedField.tsx';
import { useFieldValue } from '../private/field/use-field-value.ts';
import { dataAttributes } from '../private/common-props.ts';
import { note as noteStyle } from './ReferenceField.css.ts';
import { type ReferenceWords, referenceWords } from './reference-words.ts';

export type ReferenceFieldProps = FieldLabel & ParsedFieldSettings<string>;

const inLine = ({ key, day }: ReferenceWords, knownAs: (key: string) => string) =>
  [key && knownAs(key), day].filter(Boolean).join(' · ');

/**
 * The value is the typed text, or empty if that is no reference. Shows the key under which the
 * reference is compared, and its day; an unusual day only warns.
 */
export function ReferenceField(props: ReferenceFieldProps) {
  const { data, ...field } = props;
  const strings = useKitStrings();
  const kit = useKit();
  const noteId = useId();
  const [value, setValue] = useFieldValue(props, '');
  const words = referenceWords(value, kit);
  const line = words === null ? '' : inLine(words, strings.knownAs);

  function parse(text: string): Reading<string> {
    if (isBlank(text)) return { value: '', fault: null };
    const isReference = referenceWords(text, kit) !== null;
    return { value: text.trim(), fault: isReference ? null : strings.notAReference };
  }

  return (
    <div {...dataAttributes(data)}>
      <ParsedField
        {...field}
        value={value}
        onChange={setValue}
        {...{ parse, format: asGiven, toWire: asGiven, empty: '' }}
        aria-describedby={line === '' ? undefined : noteId}
        onSettle={() => line !== '' && announce(line)}
      />
      {line !== '' && (
        <span id={noteId} className={noteStyle} data-doubtful={words?.isDoubtful || undefined}>
          {words?.isDoubtful && (
            <>
              <TriangleAlert aria-hidden />
              <span className={visuallyHidden}>{`${strings.warning}: `}</span>
            </>
          )}
          {line}
        </span>
      )}
    </div>
  );
}

const asGiven = (text: string) => text;
