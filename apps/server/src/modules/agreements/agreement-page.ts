/** The agreement as a printable page, Amharic first and English below. */
import { formatPhone } from '@digis/domain';
import {
  formatEthiopianTime,
  formatEtDate,
  formatGregorian,
  formatWesternTime,
  isoToEt,
} from '@digis/ethio-date';
import type { EventRecord } from '../events/event-queries.ts';
import { paperNumber } from '../events/event-view.ts';
import { agreementStyle } from './agreement-style.ts';
import { headLines, isPlain, type Letterhead, onSheet } from './letterhead.ts';
import { letterheadStyle } from './letterhead-style.ts';
import { policyOf } from './page-policy.ts';
import { moneyRows, type AgreedMoney } from './agreement-money.ts';
import { referenceTo } from './page-images.ts';
import { html, Markup } from './safe-html.ts';

export interface AgreementContent extends AgreedMoney {
  tenantName: string;
  /** Paths of images; null without one. */
  logo: string | null;
  stamp: string | null;
  letterhead: Letterhead;
  terms: string;
  packageTerms: string;
  /** That photos of the client are kept; blank says nothing. */
  consent: string;
  date: string;
  behalf: string;
  client: string;
  client_phone: string;
  event_date: string;
  /** The address of the branch that holds the event. */
  address: string;
  /** Of the branch's book; null: numbered by year and event. */
  book_no: number | null;
  /** Earlier papers of the same number. */
  earlier: number;
}

const both = (am: string, en: string): Markup => html`${am} <span class="en">${en}</span>`;

const dateOf = (iso: string): Markup =>
  both(formatEtDate(isoToEt(iso), 'full', 'am'), `(${formatGregorian(iso, 'full', 'en')})`);

const row = (am: string, en: string, value: Markup | string): Markup =>
  html`<tr>
    <th scope="row">${am} <span class="en">${en}</span></th>
    <td>${value}</td>
  </tr>`;

const image = (path: string | null, kind: string, alt: string): Markup =>
  path === null ? html`` : html`<img class="${kind}" src="${referenceTo(path)}" alt="${alt}" />`;

const namesOf = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join('፣ ');

function menuRows({ event, items, additionalItems, package: offer }: EventRecord): Markup[] {
  const dishes = offer === null ? items : offer.items;
  const name = event.package_name ?? 'በልዩ ምርጫ';
  const rows = [row('ጥቅል', 'Package', name)];
  if (dishes.length > 0) rows.push(row('ምግብና መጠጥ', 'Menu', namesOf(dishes)));
  if (additionalItems.length > 0) {
    rows.push(row('ተጨማሪ', 'Additional items', namesOf(additionalItems)));
  }
  return rows;
}

function detailRows({ client, client_phone, event_date, record }: AgreementContent): Markup[] {
  const { time, num_of_people, guaranteed_people, fasting_people, venue, venue_note } =
    record.event;
  const western = formatWesternTime(time, 'en', event_date);
  return [
    row('የደንበኛ ስም', 'Client', client),
    row('ስልክ', 'Phone', formatPhone(client_phone)),
    row('የዝግጅቱ ቀን', 'Day of the event', dateOf(event_date)),
    row('ሰዓት', 'Time', both(formatEthiopianTime(time, 'am'), `(${western})`)),
    ...(venue === '' ? [] : [row('ቦታ', 'Place', [venue, venue_note].filter(Boolean).join('፣ '))]),
    row('የሰው ብዛት', 'Number of people', String(num_of_people)),
    ...(guaranteed_people === null
      ? []
      : [row('የተረጋገጠ የሰው ብዛት', 'Guaranteed number', String(guaranteed_people))]),
    ...(fasting_people === null
      ? []
      : [row('የሚጾሙ እንግዶች', 'Fasting guests', String(fasting_people))]),
    ...menuRows(record),
  ];
}

/** Those of the business, and those of the package below them. */
function termsOf({ terms, packageTerms }: AgreementContent): Markup {
  const texts = [terms, packageTerms].filter((text) => text !== '');
  if (texts.length === 0) return html``;
  return html`<h2>ውሎች <span class="en">Terms</span></h2>
    ${texts.map((text) => html`<p class="terms">${text}</p>`)}`;
}

const signature = (am: string, en: string, name: string, stamp: Markup): Markup =>
  html`<div>
    ${stamp}
    <p class="line"></p>
    ${name}<br />${am} <span class="en">${en}</span>
  </div>`;

/** Whole, because the policy names the hash of exactly these characters. */
const styleElement = (style: string): Markup => new Markup(`<style>${style}</style>`);

/** A sheet whose head is printed already has no other. */
function who({ tenantName, logo, letterhead, record, address }: AgreementContent): Markup {
  if (letterhead.isPrinted) return html``;
  return html`${image(logo, letterhead.hasLogo ? 'own' : 'logo', tenantName)}
    <div>
      <p class="name">${tenantName}</p>
      <p>${record.branch.name} · ${address}</p>
    </div>`;
}

const header = (content: AgreementContent): Markup =>
  html`<header>
    ${who(content)}
    <div class="which">
      <p>
        ቁጥር <span class="en">No.</span>
        <strong>${paperNumber(content, content.record.event.id)}</strong>
      </p>
      <p>${dateOf(content.date)}</p>
    </div>
    ${headLines(content.letterhead)}
  </header>`;

/** Its first line is blank, so that it is parted from the terms. */
const consentOf = (consent: string): Markup =>
  consent === '' ? html`` : html`<p class="terms">${`\n${consent}`}</p>`;

function contract(content: AgreementContent): Markup {
  const { stamp, consent, behalf, client } = content;
  return html`${header(content)}
    <main>
      <h1>የዝግጅት አገልግሎት ውል<br /><span class="en">Event service agreement</span></h1>
      <table>
        <tbody>
          ${detailRows(content)}
        </tbody>
      </table>
      <table>
        <tbody>
          ${moneyRows(content)}
        </tbody>
      </table>
      ${termsOf(content)}${consentOf(consent)}
      <section class="signing">
        <div class="signatures">
          ${signature('ስለ ድርጅቱ', 'For the business', behalf, image(stamp, 'stamp', 'ማኅተም · Stamp'))}
          ${signature('ደንበኛ', 'Client', client, html``)}
        </div>
        <div class="witnesses">
          ${[1, 2].map((number) => html`<p>${number}. ምስክር <span class="en">Witness</span> <i></i></p>`)}
        </div>
      </section>
    </main>`;
}

export function agreementPage(content: AgreementContent): string {
  const { client, letterhead } = content;
  const style = isPlain(letterhead) ? agreementStyle : letterheadStyle(letterhead);
  const page = html`<!doctype html>
    <html lang="am">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(style)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>የዝግጅት ውል · Agreement · ${client}</title>
        ${styleElement(style)}
      </head>
      <body>
        ${onSheet(letterhead, contract(content))}
      </body>
    </html> `;
  return page.text;
}
