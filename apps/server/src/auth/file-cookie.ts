/** The cookie for image tags, which can't send the session's token; no script can read it, no other site sends it. */
// SPEC: D89
import { fastifyCookie } from '@fastify/cookie';

const plain = 'digis_files';
/** A browser takes a cookie of this name over TLS alone, so nobody on the line can plant one. */
const byTls = '__Secure-digis_files';

type Cookies = Readonly<Record<string, string | undefined>>;

export const fileTokenOf = (cookies: Cookies, isSecure: boolean): string | undefined =>
  cookies[isSecure ? byTls : plain];

export const fileCookie = (fileToken: string, isSecure: boolean): string =>
  fastifyCookie.serialize(isSecure ? byTls : plain, fileToken, {
    path: '/api/uploads',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
