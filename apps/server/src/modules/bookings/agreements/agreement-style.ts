import { createHash } from 'node:crypto';

export const agreementStyle = `
@page { size: A4; margin: 12mm 16mm 14mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 8pt system-ui, sans-serif; color: #444; } }
* { box-sizing: border-box; }
body { max-width: 178mm; margin: 12mm auto; color: #111; background: #fff;
  font: 9.5pt/1.4 'Noto Sans Ethiopic Variable', 'Noto Sans Ethiopic', 'Abyssinica SIL', Nyala, Kefa, system-ui, sans-serif; }
header { display: flex; gap: 6mm; align-items: center; padding-bottom: 3mm;
  border-bottom: 1.5pt solid #0f5c5c; }
header img { max-height: 18mm; max-width: 40mm; }
header p { margin: 0; }
.which .en { display: inline-block; }
.name { font-size: 14pt; font-weight: 700; }
.which { margin-inline-start: auto; max-width: 62mm; font-size: 9pt; text-align: end; }
h1 { margin: 4mm 0 1mm; font-size: 13pt; line-height: 1.4; text-align: center; }
h1 .en { font-weight: 400; }
.en { color: #444; font-size: 0.88em; }
table { width: 100%; margin: 2mm 0; border-collapse: collapse; }
tr { break-inside: avoid; }
th, td { padding: 0.8mm 2.4mm; border: 0.5pt solid #999; text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
th { width: 36%; font-weight: 600; }
td.amount { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600; }
.words { font-size: 8.5pt; font-weight: 400; line-height: 1.3; }
h2 { margin: 3mm 0 1mm; font-size: 11pt; break-after: avoid; }
.terms { margin: 0; font-size: 9pt; white-space: pre-line; overflow-wrap: anywhere; orphans: 3; widows: 3; }
.signing { margin-top: 4mm; break-inside: avoid; break-before: avoid; }
.signatures { display: flex; gap: 12mm; }
.signatures > div { position: relative; flex: 1; min-height: 24mm; }
.line { margin: 10mm 0 1mm; border-top: 0.5pt solid #111; }
.stamp { position: absolute; inset-inline-end: 0; top: 0; max-height: 30mm; max-width: 30mm;
  opacity: 0.85; }
.witnesses { display: flex; gap: 12mm; }
.witnesses p { display: flex; flex: 1; gap: 2mm; align-items: end; margin: 4mm 0 0; font-size: 9pt; }
.witnesses i { flex: 1; height: 1em; border-bottom: 0.5pt solid #111; }
@media print { body { margin: 0; max-width: none; } }
`;

export const sourceOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
