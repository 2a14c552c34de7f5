/** Phone field limited to the configured mobile prefixes. D31 */
import { PhoneField, type PhoneFieldProps } from '@digis/ui';
import { usePhonePrefixes } from '../api/queries/records.ts';

/** Accepts every mobile number until the setting loads; the server decides. */
export function MobileField(props: PhoneFieldProps) {
  const { data: prefixes } = usePhonePrefixes();
  return <PhoneField {...(prefixes && { prefixes })} {...props} />;
}
