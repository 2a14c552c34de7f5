/** A phone field that accepts only the configured prefixes. D31 */
import { PhoneField, type PhoneFieldProps } from '@digis/ui';
import { usePhonePrefixes } from '../api/queries/records.ts';

/** Accepts every mobile number until the setting loads. */
export function MobileField(props: PhoneFieldProps) {
  const { data: prefixes } = usePhonePrefixes();
  return <PhoneField {...(prefixes && { prefixes })} {...props} />;
}
