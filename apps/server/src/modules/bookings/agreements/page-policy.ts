import { agreementStyle, sourceOf } from './agreement-style.ts';
import { letterheadStyleSources } from './letterhead-style.ts';

/** Hashes of former styles, so that stored agreements keep their look. D38 */
const formerStyleSources = [
  `'sha256-csJdijg0cGeZ+cpXGcgBDDwa8Uynslb3Zs4b9n7xt5Q='`,
  `'sha256-fTESYAodW2OcYq1bqlh0uo+NWowjVLM2mjnJ4smOmsI='`,
  `'sha256-HJlhUsVe2gf6TYBdh2UgO7fRCfK11KGjl0PfZAO/7H4='`,
  `'sha256-zofP6JKANljjJ32rIfIQsfqcB9Y6t8chJUeS6LFcJf4='`,
];

const presentSources = [sourceOf(agreementStyle), ...letterheadStyleSources];

/** Blob windows inherit the app page's policy. */
export const agreementStyleSources = [...presentSources, ...formerStyleSources];

const rulesFor = (sources: readonly string[]): string[] => [
  `default-src 'none'`,
  // 'self', because the web app adds a font for devices without an Amharic one.
  `style-src ${sources.join(' ')} 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
];

/** Also in the page: blob windows have no headers. */
export const policyOf = (style: string): string => rulesFor([sourceOf(style)]).join('; ');

export const agreementHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    ...rulesFor(presentSources),
    `frame-ancestors 'none'`,
    'sandbox allow-modals',
  ].join('; '),
} as const;
