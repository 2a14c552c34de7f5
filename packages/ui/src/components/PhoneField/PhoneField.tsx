/** A field for an Ethiopian telephone number: typed or pasted in any form, kept as `0911223344`. */
import { formatPhone, isMobilePhone, normalisePhone } from '@digis/domain';
import { useKitStrings } from '../../theme/kit-context.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { ParsedField, type ParsedFieldSettings } from '../private/field/ParsedField.tsx';

export type PhoneFieldProps = FieldLabel &
  ParsedFieldSettings<string> & {
    /** Accepted prefixes of mobile numbers. @default ['09', '07'], all of Ethiopia */
    prefixes?: readonly string[];
    /** The stored number, which is accepted with any prefix, because prefixes change. */
    known?: string | undefined;
    /** Also accepts any ten digits that begin with 0. */
    allowLandline?: boolean;
  };

const mobile = ['09', '07'];
const anyPrefix = ['0'];
const sameText = (phone: string) => phone;

/** An empty field is valid, unless required. */
export function PhoneField({ prefixes = mobile, known, allowLandline, ...props }: PhoneFieldProps) {
  const strings = useKitStrings();
  const accepted = allowLandline ? anyPrefix : prefixes;

  function faultOf(phone: string) {
    if (phone === '' || isMobilePhone(phone, accepted)) return null;
    if (!isMobilePhone(phone, anyPrefix)) return strings.invalidPhone;
    return phone === known ? null : strings.invalidPrefix(prefixes.join(strings.or));
  }

  function parse(text: string) {
    const value = normalisePhone(text);
    return { value, fault: faultOf(value) };
  }

  return (
    <ParsedField
      {...props}
      {...{ parse, format: formatPhone, toWire: sameText, empty: '' }}
      type="tel"
      inputMode="tel"
    />
  );
}
