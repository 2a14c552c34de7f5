import { createHash } from 'node:crypto';
import { agreementStyleSources } from '../modules/bookings/agreements/page-policy.ts';

const hashOf = (block: string): string =>
  `'sha256-${createHash('sha256').update(block).digest('base64')}'`;

const inlineBlocks = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, block]) => hashOf(block ?? ''));

/** The style that the component library adds at run time. */
const componentStyle = hashOf(
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
);

/**
 * D118: only inline blocks with these hashes run; one Trusted Types policy, for the service worker.
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

export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
} as const;

/** Only with TLS: without it a host would be unreachable for a year. */
export const tlsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

export const dataHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
} as const;
