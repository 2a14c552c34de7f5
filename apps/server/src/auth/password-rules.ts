// D71, D163
import { type FieldErrorCode, fieldRules } from '@digis/api-client/contract';
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

const isPhone = (typed: string): boolean =>
  isMobilePhone(normalisePhone(typed.normalize('NFKC')), ['09', '07']);

const namesOf = ({ username, full_name = '', tenantName }: PasswordOwner): readonly string[] => [
  username,
  full_name,
  tenantName,
  'catering',
];

export async function passwordFault(
  password: string,
  owner: PasswordOwner,
): Promise<FieldErrorCode | null> {
  const { length } = Array.from(password);
  if (length < shortest[owner.role]) return 'minLength';
  if (length > longest) return 'maxLength';
  return isPhone(password) ? 'tooSimple' : weaknessOf(password, namesOf(owner));
}

/** Trimmed, because passphrases read from files end with a line break. */
export async function passphraseFault(
  passphrase: string,
  owner: PasswordOwner,
): Promise<FieldErrorCode | null> {
  const seen = passphrase.replace(/[\p{Cf}\p{DI}]/gu, '').trim();
  if (Array.from(seen).length < fieldRules.CopyRequest.passphrase.minLength) return 'minLength';
  return isPhone(seen) ? 'tooSimple' : weaknessOf(seen, namesOf(owner));
}
