/** The password policy: refuses a password that is too short, a phone number, or easy to guess. */
// SPEC: D71
import type { FieldErrorCode } from '@digis/api-client/contract';
import { isMobilePhone, normalisePhone } from '@digis/domain';
import { weaknessOf } from './password-strength.ts';

export interface PasswordOwner {
  username: string;
  full_name?: string;
  role: 'admin' | 'staff';
  tenantName: string;
}

const shortest = { staff: 8, admin: 12 } as const;
const longest = 128;

/** null: it is taken. */
export async function passwordFault(
  password: string,
  { username, full_name = '', role, tenantName }: PasswordOwner,
): Promise<FieldErrorCode | null> {
  const { length } = Array.from(password);
  if (length < shortest[role]) return 'minLength';
  if (length > longest) return 'maxLength';
  if (isMobilePhone(normalisePhone(password.normalize('NFKC')), ['09', '07'])) return 'tooSimple';
  return weaknessOf(password, [username, full_name, tenantName, 'catering']);
}
