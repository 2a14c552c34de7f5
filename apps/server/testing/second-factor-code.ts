/** What the app on a phone shows for a key at a moment. */
import { Secret, TOTP } from 'otpauth';

/** The key as a person sees it, in fours. */
export const secondFactorCode = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/gu, '')) }).generate({
    timestamp: at.getTime(),
  });
