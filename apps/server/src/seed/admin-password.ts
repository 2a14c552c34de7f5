import { generatePassword } from '../auth/password-hash.ts';
import { passwordFault } from '../auth/password-rules.ts';
import { StartError } from '../base/errors.ts';
import type { Config } from '../config/config.ts';

/** Validated only when used, because the variable stays set afterwards. */
export async function chooseAdminPassword(
  { adminPassword: password, tenantName }: Config,
  username: string,
): Promise<string> {
  if (password === null) return generatePassword();
  const fault = await passwordFault(password, { username, role: 'admin', tenantName });
  if (fault === null) return password;
  throw new StartError(
    fault === 'minLength' || fault === 'maxLength'
      ? 'DIGIS_ADMIN_PASSWORD must have 12 to 128 characters.'
      : 'DIGIS_ADMIN_PASSWORD is too easy to guess: no name, no phone, no row of keys, no common word.',
  );
}
