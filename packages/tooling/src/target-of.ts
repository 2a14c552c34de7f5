/**
 * Resolves an import to a path from the root: `../a.ts` relative to the file, `#a.ts` to its
 * package's sources.
 */
import { posix } from 'node:path';

const PACKAGE = /^(?:apps|packages)\/[^/]+\//u;

export function targetOf(from: string, specifier: string): string {
  if (!specifier.startsWith('#')) return posix.join(posix.dirname(from), specifier);
  const own = PACKAGE.exec(from)?.[0] ?? '';
  const path = specifier.slice(1);
  // The server's `testing` folder is beside its sources.
  return own === 'apps/server/' && path.startsWith('testing/') ? own + path : `${own}src/${path}`;
}
