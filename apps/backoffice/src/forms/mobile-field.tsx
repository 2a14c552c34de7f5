/** A phone field limited to the mobile prefixes of the setting. SPEC: D31 */
import { PhoneField, type PhoneFieldProps } from '@digis/ui';
import { usePhonePrefixes } from '../api/queries/records.ts';

/** Until the setting is read the field takes every mobile number; the server decides. */
export function MobileField(props: PhoneFieldProps) {
  const { data: prefixes } = usePhonePrefixes();
  return <PhoneField {...(prefixes && { prefixes })} {...props} />;
}
