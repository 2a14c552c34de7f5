import { formatPhone } from '@digis/domain';
import { formatEthiopianTime, formatWesternTime } from '@digis/ethio-date';
import type { EventRecord } from '../events/event-queries.ts';
import { paperNumber } from '../events/event-view.ts';
import { moneyRows, type AgreedMoney } from './agreement-money.ts';
import type { Letterhead } from './letterhead.ts';
import { both, dateOf, header, image, paperPage, row, signature } from './paper-parts.ts';
import { html, type Markup } from './safe-html.ts';

interface AgreementContent extends AgreedMoney {
  tenantName: string;
  logo: string | null;
  stamp: string | null;
  letterhead: Letterhead;
  terms: string;
  packageTerms: string;
  consent: string;
  date: string;
  behalf: string;
  client: string;
  client_phone: string;
  event_date: string;
  address: string;
  book_no: number | null;
  earlier: number;
}

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

function termsOf({ terms, packageTerms }: AgreementContent): Markup {
  const texts = [terms, packageTerms].filter((text) => text !== '');
  if (texts.length === 0) return html``;
  return html`<h2>ውሎች <span class="en">Terms</span></h2>
    ${texts.map((text) => html`<p class="terms">${text}</p>`)}`;
}

/** The blank line separates the consent from the terms. */
const consentOf = (consent: string): Markup =>
  consent === '' ? html`` : html`<p class="terms">${`\n${consent}`}</p>`;

function contract(content: AgreementContent): Markup {
  const { stamp, consent, behalf, client } = content;
  const { record } = content;
  const number = paperNumber(content, record.event.id);
  return html`${header({ ...content, number, branch: record.branch.name })}
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

export const agreementPage = (content: AgreementContent): string =>
  paperPage({
    title: `የዝግጅት ውል · Agreement · ${content.client}`,
    letterhead: content.letterhead,
    body: contract(content),
  });
