import { formatEtDate, formatGregorian, isoToEt } from '@digis/ethio-date';
import { agreementStyle } from './agreement-style.ts';
import { headLines, isPlain, type Letterhead, onSheet } from './letterhead.ts';
import { letterheadStyle } from './letterhead-style.ts';
import { policyOf } from './page-policy.ts';
import { referenceTo } from './page-images.ts';
import { html, Markup } from './safe-html.ts';

export const both = (am: string, en: string): Markup => html`${am} <span class="en">${en}</span>`;

export const dateOf = (iso: string): Markup =>
  both(formatEtDate(isoToEt(iso), 'full', 'am'), `(${formatGregorian(iso, 'full', 'en')})`);

export const row = (am: string, en: string, value: Markup | string): Markup =>
  html`<tr>
    <th scope="row">${am} <span class="en">${en}</span></th>
    <td>${value}</td>
  </tr>`;

export const image = (path: string | null, kind: string, alt: string): Markup =>
  path === null ? html`` : html`<img class="${kind}" src="${referenceTo(path)}" alt="${alt}" />`;

export const signature = (am: string, en: string, name: string, stamp: Markup): Markup =>
  html`<div>
    ${stamp}
    <p class="line"></p>
    ${name}<br />${am} <span class="en">${en}</span>
  </div>`;

/** The policy has the hash of exactly these characters. */
const styleElement = (style: string): Markup => new Markup(`<style>${style}</style>`);

export interface PaperHead {
  tenantName: string;
  logo: string | null;
  letterhead: Letterhead;
  branch: string;
  address: string;
  number: string;
  date: string;
}

function who({ tenantName, logo, letterhead, branch, address }: PaperHead): Markup {
  if (letterhead.isPrinted) return html``;
  return html`${image(logo, letterhead.hasLogo ? 'own' : 'logo', tenantName)}
    <div>
      <p class="name">${tenantName}</p>
      <p>${branch} · ${address}</p>
    </div>`;
}

export const header = (content: PaperHead): Markup =>
  html`<header>
    ${who(content)}
    <div class="which">
      <p>
        ቁጥር <span class="en">No.</span>
        <strong>${content.number}</strong>
      </p>
      <p>${dateOf(content.date)}</p>
    </div>
    ${headLines(content.letterhead)}
  </header>`;

interface PaperPage {
  title: string;
  letterhead: Letterhead;
  body: Markup;
}

export function paperPage({ title, letterhead, body }: PaperPage): string {
  const style = isPlain(letterhead) ? agreementStyle : letterheadStyle(letterhead);
  const page = html`<!doctype html>
    <html lang="am">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(style)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>${title}</title>
        ${styleElement(style)}
      </head>
      <body>
        ${onSheet(letterhead, body)}
      </body>
    </html> `;
  return page.text;
}
