/** Security headers: content policy, HSTS, and caching of API answers. */
import { createHash } from 'node:crypto';
import { agreementStyleSources } from '../modules/bookings/agreements/page-policy.ts';

const hashOf = (block: string): string =>
  `'sha256-${createHash('sha256').update(block).digest('base64')}'`;

const inlineBlocks = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, block]) => hashOf(block ?? ''));

/** The kit's component library adds this one style block at run time. */
const componentStyle = hashOf(
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
);

/**
 * SPEC: D118, the page's inline blocks are named by their hashes, so no other script can run, and
 * one Trusted Types policy may make the address of the service worker.
 */
export function contentPolicy(html: string): string {
  const scripts = inlineBlocks(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = inlineBlocks(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles, componentStyle, ...agreementStyleSources].join(' '),
    `img-src 'self' blob: data:`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `media-src 'self' blob:`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types digis-worker`,
  ].join('; ');
}

/** For every answer, page or not. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
} as const;

/** Only where TLS is in use: a host without it would be unreachable for a year. */
export const tlsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** An answer of the API is data for our own page: it is not cached, framed or run. */
export const dataHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
} as const;
