import type { PaperSize } from '@digis/domain';
import { agreementStyle, sourceOf } from './agreement-style.ts';
import type { Letterhead } from './letterhead.ts';

const sheetRules = `
.sheet { margin: 0; }
.sheet > * > tr > td { padding: 0; border: 0; }
.sheet > * > tr > .wide { width: 100%; }
.sheet > tbody > tr { break-inside: auto; }
.gap { display: block; }
header { flex-wrap: wrap; gap: 1mm 6mm; }
th, td { padding: 0.5mm 2.4mm; }
.terms { font-size: 8.5pt; }
.signing { margin-top: 2mm; }
header > div { flex: 1; }
header .which { flex: none; }
header .own { max-height: 24mm; max-width: 60mm; }
.lines, .foot { white-space: pre-line; overflow-wrap: anywhere; }
.lines { flex: 0 0 100%; font-size: 0.9em; }
.foot { margin: 2mm 0 0; padding-top: 1mm; border-top: 0.5pt solid #999; color: #444; font-size: 0.85em; text-align: center; }
@media screen { tfoot { display: none; } }
@media print { tfoot .foot { visibility: hidden; } footer { position: fixed; inset: auto 0 0; } }
`;

/** Small enough that ten lines of terms fit on an A5 page. */
const smallRules = `
body { max-width: 126mm; font-size: 7pt; line-height: 1.3; }
header { gap: 1mm 4mm; padding-bottom: 2mm; }
header img { max-height: 14mm; max-width: 30mm; }
header .own { max-height: 16mm; max-width: 38mm; }
.name { font-size: 10.5pt; }
.which { max-width: 44mm; font-size: 7pt; }
h1 { margin: 2mm 0 0.5mm; font-size: 10pt; line-height: 1.3; }
h2 { margin: 2mm 0 0.5mm; font-size: 8.5pt; }
table { margin: 1.2mm 0; }
th, td { padding: 0.4mm 1.6mm; }
.words { font-size: 6.5pt; line-height: 1.25; }
.terms { font-size: 6.5pt; }
.signatures, .witnesses { gap: 8mm; }
.signatures > div { min-height: 16mm; }
.line { margin: 7mm 0 0.5mm; }
.stamp { max-height: 22mm; max-width: 22mm; }
.witnesses p { margin: 3mm 0 0; font-size: 7pt; }
`;

const widths: Readonly<Record<PaperSize, number>> = { A4: 210, A5: 148 };

/** If the user set margins, the page has none and spacers inside the sheet make them. */
function pageRule(size: PaperSize, isSpaced: boolean): string {
  if (isSpaced) return `@page { size: ${size}; margin: 0; }`;
  const margin = size === 'A4' ? '12mm 16mm 14mm' : '10mm 11mm 12mm';
  const number = `@bottom-center { content: counter(page) ' / ' counter(pages); font: 7pt system-ui, sans-serif; color: #444; }`;
  return `@page { size: ${size}; margin: ${margin}; ${number} }`;
}

function styleOf(size: PaperSize, isSpaced: boolean): string {
  const width = isSpaced ? `body { max-width: ${widths[size]}mm; }\n` : '';
  const small = size === 'A5' ? smallRules : '';
  const usual = agreementStyle.replace(/@page .*\n/, `${pageRule(size, isSpaced)}\n`);
  // The print rules must come last.
  return usual.replace('@media print', () => `${sheetRules}${small}${width}@media print`);
}

const styles = {
  A4: { usual: styleOf('A4', false), spaced: styleOf('A4', true) },
  A5: { usual: styleOf('A5', false), spaced: styleOf('A5', true) },
} as const;

export const letterheadStyle = ({ size, margins }: Letterhead): string =>
  styles[size][margins === null ? 'usual' : 'spaced'];

export const letterheadStyleSources = Object.values(styles).flatMap((style) =>
  Object.values(style).map(sourceOf),
);
