/** The style of the printed agreement, and a content policy that allows only this style. */
import { createHash } from 'node:crypto';

/** Ten lines of terms leave it on one page of A4; where there are more, the signatures take some of them along. */
export const agreementStyle = `
@page { size: A4; margin: 14mm 16mm; }
* { box-sizing: border-box; }
body { max-width: 178mm; margin: 12mm auto; color: #111; background: #fff;
  font: 10pt/1.45 'Noto Sans Ethiopic Variable', 'Noto Sans Ethiopic', 'Abyssinica SIL', Nyala, Kefa, system-ui, sans-serif; }
header { display: flex; gap: 6mm; align-items: center; padding-bottom: 3mm;
  border-bottom: 1.5pt solid #0f5c5c; }
header img { max-height: 18mm; max-width: 40mm; }
header p { margin: 0; }
.name { font-size: 14pt; font-weight: 700; }
h1 { margin: 5mm 0 2mm; font-size: 13pt; line-height: 1.4; text-align: center; }
.en { color: #444; font-size: 0.88em; }
table { width: 100%; margin: 3mm 0; border-collapse: collapse; }
tr { break-inside: avoid; }
th, td { padding: 1mm 2.4mm; border: 0.5pt solid #999; text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
th { width: 38%; font-weight: 600; }
td.amount { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600; }
h2 { margin: 4mm 0 1mm; font-size: 11pt; break-after: avoid; }
.terms { margin: 0; white-space: pre-line; overflow-wrap: anywhere; orphans: 3; widows: 3; }
.signatures { display: flex; gap: 12mm; margin-top: 8mm; break-inside: avoid; break-before: avoid; }
.signatures div { position: relative; flex: 1; min-height: 30mm; }
.line { margin: 14mm 0 1mm; border-top: 0.5pt solid #111; }
.stamp { position: absolute; inset-inline-end: 0; top: 0; max-height: 30mm; max-width: 30mm;
  opacity: 0.85; }
@media print { body { margin: 0; max-width: none; } }
`;

const styleSource = `'sha256-${createHash('sha256').update(agreementStyle).digest('base64')}'`;

/** Hashes of former styles, so that stored agreements look as they were printed. SPEC: D38 */
const formerStyleSources = [
  `'sha256-HJlhUsVe2gf6TYBdh2UgO7fRCfK11KGjl0PfZAO/7H4='`,
  `'sha256-zofP6JKANljjJ32rIfIQsfqcB9Y6t8chJUeS6LFcJf4='`,
];

/**
 * For the policy of the app. Its window of the agreement is made of a blob, and such a page is held
 * to the policy of the page that opened it as well as to its own.
 */
export const agreementStyleSources = [styleSource, ...formerStyleSources];

/** No script at all; inside the page too, because a window made of a blob has no headers. */
const rules = [
  `default-src 'none'`,
  // The web adds a link to the letters of its own, for a machine that has none for Amharic.
  `style-src ${styleSource} 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
];

export const pagePolicy = rules.join('; ');

export const agreementHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [...rules, `frame-ancestors 'none'`, 'sandbox allow-modals'].join(
    '; ',
  ),
} as const;
