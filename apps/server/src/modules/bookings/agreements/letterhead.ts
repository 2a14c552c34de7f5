// D162
import { hasOwnMargins, type Margins, marginsOf, type PaperSize } from '@digis/domain';
import type { SettingName } from '../../records/settings/setting-queries.ts';
import { sheetIn } from '../../records/settings/paper-sheet.ts';
import { html, type Markup } from './safe-html.ts';

export interface Letterhead {
  size: PaperSize;
  hasLogo: boolean;
  /** The paper already has a printed head and foot. */
  isPrinted: boolean;
  head: string;
  foot: string;
  margins: Margins | null;
}

export function letterheadIn(settings: Readonly<Record<SettingName, string>>): Letterhead {
  const { size, chosen } = sheetIn(settings);
  const isPrinted = settings.paper_is_printed === 'true';
  return {
    size,
    hasLogo: settings.paper_logo !== '',
    isPrinted,
    head: isPrinted ? '' : settings.paper_head.trim(),
    foot: isPrinted ? '' : settings.paper_foot.trim(),
    margins: hasOwnMargins(chosen) ? marginsOf(size, chosen) : null,
  };
}

export const isPlain = ({ size, hasLogo, isPrinted, head, foot, margins }: Letterhead): boolean =>
  size === 'A4' && !hasLogo && !isPrinted && head === '' && foot === '' && margins === null;

export const headLines = ({ head }: Letterhead): Markup =>
  head === '' ? html`` : html`<p class="lines">${head}</p>`;

/** The content policy forbids inline styles; SVGs have sizes in millimetres. */
const gap = (width: number, height: number): Markup =>
  html`<svg class="gap" width="${width}mm" height="${height}mm"></svg>`;

const none = html``;

const between = (margins: Margins | null, content: Markup): Markup =>
  html`<tr>
    <td>${margins ? gap(margins.left, 1) : none}</td>
    <td class="wide">${content}</td>
    <td>${margins ? gap(margins.right, 1) : none}</td>
  </tr>`;

const footRows = ({ foot, margins }: Letterhead): Markup =>
  html`${foot === '' ? none : between(margins, html`<p class="foot">${foot}</p>`)}${
    margins
      ? html`<tr>
          <td colspan="3">${gap(1, margins.bottom)}</td>
        </tr>`
      : none
  }`;

/** Tables repeat head and foot per page; a copy reserves the fixed foot's room. */
export function onSheet(letterhead: Letterhead, content: Markup): Markup {
  if (isPlain(letterhead)) return content;
  const { foot, margins } = letterhead;
  const top = margins
    ? html`<tr>
        <td colspan="3">${gap(1, margins.top)}</td>
      </tr>`
    : none;
  return html`<table class="sheet" role="presentation">
      <thead aria-hidden="true">
        ${top}
      </thead>
      <tfoot aria-hidden="true">
        ${footRows(letterhead)}
      </tfoot>
      <tbody>
        ${between(margins, content)}
      </tbody>
    </table>
    ${
      foot === ''
        ? none
        : html`<footer>
            <table class="sheet" role="presentation">
              <tbody>
                ${footRows(letterhead)}
              </tbody>
            </table>
          </footer>`
    }`;
}
