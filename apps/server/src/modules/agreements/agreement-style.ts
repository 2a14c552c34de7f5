/** How the printed agreement looks, and the policy that lets nothing but this style into its page. */
import { createHash } from 'node:crypto';

export const agreementStyle = `
@page { size: A4; margin: 18mm 16mm; }
* { box-sizing: border-box; }
body { max-width: 178mm; margin: 12mm auto; color: #111; background: #fff;
  font: 11pt/1.55 'Noto Sans Ethiopic', 'Abyssinica SIL', Nyala, Kefa, system-ui, sans-serif; }
header { display: flex; gap: 6mm; align-items: center; padding-bottom: 4mm;
  border-bottom: 1.5pt solid #0f5c5c; }
header img { max-height: 20mm; max-width: 40mm; }
header p { margin: 0; }
.name { font-size: 15pt; font-weight: 700; }
h1 { margin: 8mm 0 2mm; font-size: 15pt; line-height: 1.4; text-align: center; }
.en { color: #444; font-size: 0.88em; }
table { width: 100%; margin: 4mm 0; border-collapse: collapse; }
th, td { padding: 1.6mm 2.4mm; border: 0.5pt solid #999; text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
th { width: 38%; font-weight: 600; }
td.amount { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600; }
h2 { margin: 6mm 0 1mm; font-size: 12pt; break-after: avoid; }
.terms { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
.signatures { display: flex; gap: 12mm; margin-top: 16mm; break-inside: avoid; }
.signatures div { position: relative; flex: 1; min-height: 34mm; }
.line { margin: 14mm 0 1mm; border-top: 0.5pt solid #111; }
.stamp { position: absolute; inset-inline-end: 0; top: 0; max-height: 30mm; max-width: 30mm;
  opacity: 0.85; }
@media print { body { margin: 0; max-width: none; } }
`;

const styleHash = createHash('sha256').update(agreementStyle).digest('base64');

/** No script at all; inside the page too, because a window made of a blob has no headers. */
const rules = [
  `default-src 'none'`,
  `style-src 'sha256-${styleHash}'`,
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
