import type { Schemas } from '@digis/api-client/contract';
import { formatPhone, toSantim } from '@digis/domain';
import { etToIso, formatMonth } from '@digis/ethio-date';
import { figure, sumRow, withWords } from '../agreements/agreement-money.ts';
import {
  both,
  dateOf,
  header,
  image,
  type PaperHead,
  paperPage,
  row,
  signature,
} from '../agreements/paper-parts.ts';
import { html, type Markup } from '../agreements/safe-html.ts';

type Option = Schemas['EnquiryOption'];

interface ProformaContent extends PaperHead {
  enquiry: Schemas['Enquiry'];
  stamp: string | null;
  tin: string;
  vatNo: string;
  clientTin: string;
  validUntil: string;
  behalf: string;
  banks: readonly string[];
}

const said = (am: string, en: string, value: string): Markup[] =>
  value === '' ? [] : [row(am, en, value)];

function feastRows({ event_date, et_month }: Schemas['Enquiry']): Markup[] {
  if (event_date !== undefined) return [row('የዝግጅቱ ቀን', 'Day of the event', dateOf(event_date))];
  if (et_month === undefined) return [];
  const first = etToIso({ ...et_month, day: 1 });
  const month = (locale: 'am' | 'en') => formatMonth('ethiopic', first, locale);
  return [row('የዝግጅቱ ወር', 'Month of the event', both(month('am'), month('en')))];
}

const partyRows = (content: ProformaContent): Markup[] => [
  ...said('የድርጅቱ ግብር ከፋይ መለያ ቁጥር', 'TIN of the business', content.tin),
  ...said('የተ.እ.ታ. ቁጥር', 'VAT No.', content.vatNo),
  row('ለ', 'For', content.enquiry.name),
  row('ስልክ', 'Phone', formatPhone(content.enquiry.phone)),
  ...said('የደንበኛ ግብር ከፋይ መለያ ቁጥር', 'TIN of the client', content.clientTin),
  ...feastRows(content.enquiry),
  row('ዋጋው የሚጸናው እስከ', 'Valid until', dateOf(content.validUntil)),
];

const birr = (amount: number): string => figure(toSantim(amount));

function priceRows({ is_fixed, num_of_people, unit_price }: Option): Markup[] {
  if (is_fixed) return [row('የሰው ብዛት', 'Number of people', String(num_of_people))];
  const base = birr(num_of_people * unit_price);
  return [sumRow('ዋጋ', 'Price', html`${num_of_people} × ${birr(unit_price)} = ${base}`)];
}

const taxRows = ({ vat_mode, vat_rate, net, vat }: Option): Markup[] =>
  vat_mode === 'off'
    ? []
    : [
        sumRow('ከታክስ በፊት', 'Net', html`${birr(net)}`),
        sumRow(`ተ.እ.ታ. ${vat_rate}%`, `VAT ${vat_rate}%`, html`${birr(vat)}`),
      ];

function offer(option: Option, at: number, { length }: readonly Option[]): Markup {
  const { name = 'በልዩ ምርጫ', items, total } = option;
  const title = both(`ምርጫ ${at + 1}`, `Offer ${at + 1}`);
  return html`${length === 1 ? html`` : html`<h2>${title}</h2>`}
    <table>
      <tbody>
        ${row('ጥቅል', 'Package', name)}
        ${said('ምግብና መጠጥ', 'Menu', items.map((item) => item.name).join('፣ '))} ${priceRows(option)}
        ${taxRows(option)} ${sumRow('ጠቅላላ ዋጋ', 'Total', withWords(toSantim(total)))}
      </tbody>
    </table>`;
}

const payable = ({ banks }: ProformaContent): Markup =>
  banks.length === 0
    ? html``
    : html`<h2>የሚከፈልበት <span class="en">Payable at</span></h2>
        <p class="terms">${banks.join('\n')}</p>`;

function proforma(content: ProformaContent): Markup {
  const { enquiry, stamp, behalf } = content;
  return html`${header(content)}
    <main>
      <h1>የዋጋ ማቅረቢያ<br /><span class="en">Proforma invoice</span></h1>
      <table>
        <tbody>
          ${partyRows(content)}
        </tbody>
      </table>
      ${enquiry.options.map(offer)}${payable(content)}
      <p class="terms">
        ይህ የዋጋ ማቅረቢያ ነው፤ ደረሰኝ አይደለም፣ ቀኑንም አይዝም።
        <span class="en">This is an offer: it is no receipt, and keeps no day.</span>
      </p>
      <section class="signing">
        <div class="signatures">
          ${signature('ስለ ድርጅቱ', 'For the business', behalf, image(stamp, 'stamp', 'ማኅተም · Stamp'))}
        </div>
      </section>
    </main>`;
}

export const proformaPage = (content: ProformaContent): string =>
  paperPage({
    title: `የዋጋ ማቅረቢያ · Proforma · ${content.enquiry.name}`,
    letterhead: content.letterhead,
    body: proforma(content),
  });
