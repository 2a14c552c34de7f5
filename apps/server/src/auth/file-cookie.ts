/** The cookie for image tags, which cannot send a session token. D89 */
import { createHash } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';

const plain = 'digis_files_';
/** Browsers accept this prefix over TLS only, so a network attacker cannot set the cookie. */
const byTls = '__Secure-digis_files_';

/** As long as any session: sign-in cannot delete old cookies. */
const lifeSeconds = 12 * 3600;
const mostAtOnce = 8;

type Cookies = Readonly<Record<string, string | undefined>>;

const prefixOf = (isSecure: boolean): string => (isSecure ? byTls : plain);

/** Image tags send all tabs' cookies, newest last. */
export const fileTokensOf = (cookies: Cookies, isSecure: boolean): string[] =>
  Object.entries(cookies)
    .flatMap(([name, token]) =>
      name.startsWith(prefixOf(isSecure)) && token !== undefined ? [token] : [],
    )
    .slice(-mostAtOnce)
    .toReversed();

export function fileCookie(fileToken: string, isSecure: boolean): string {
  const mark = createHash('sha256').update(fileToken).digest('hex').slice(0, 8);
  return fastifyCookie.serialize(prefixOf(isSecure) + mark, fileToken, {
    path: '/api/uploads',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: lifeSeconds,
  });
}
