/** Cookies for image tags, which cannot send a session's token; scripts cannot read them, other sites do not send them. */
// SPEC: D89
import { createHash } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';

const plain = 'digis_files_';
/** A browser takes a cookie of this name over TLS alone, so an attacker on the network cannot set one. */
const byTls = '__Secure-digis_files_';

/** Lives as long as the longest session, because the sign-in does not receive old ones and cannot delete them. */
const lifeSeconds = 12 * 3600;
const mostAtOnce = 8;

type Cookies = Readonly<Record<string, string | undefined>>;

const prefixOf = (isSecure: boolean): string => (isSecure ? byTls : plain);

/** A tab has a session of its own, and a browser one cookie for each: an image tag sends all of them, newest last. */
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
