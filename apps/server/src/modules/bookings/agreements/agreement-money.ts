// D132, D170
import { pricedPeople, formatAmount, sumInWords, toBirr } from '@digis/domain';
import type { EventRecord } from '../events/event-queries.ts';
import { html, type Markup } from './safe-html.ts';

export interface AgreedMoney {
  advance: number;
  left: number;
  record: EventRecord;
}

export const figure = (santim: number): string => `${formatAmount(toBirr(santim))} ብር`;

export const sumRow = (am: string, en: string, value: Markup): Markup =>
  html`<tr>
    <th scope="row">${am} <span class="en">${en}</span></th>
    <td class="amount">${value}</td>
  </tr>`;

/** The amount in figures and in words: a figure alone could be changed with a pen. */
export const withWords = (santim: number): Markup => {
  const birr = toBirr(Math.abs(santim));
  const [am, en] = [sumInWords(birr, 'am'), sumInWords(birr, 'en')];
  return html`${figure(santim)}<br /><span class="words"
      >${am} <span class="en">${en}</span></span
    >`;
};

function priceRows({ event }: EventRecord): Markup[] {
  const { base, unit_price, additional_price, discount_amount } = event;
  const { num_of_people: come, guaranteed_people: guaranteed } = event;
  const people = pricedPeople({ people: come, guaranteed });
  const made = event.is_fixed
    ? html`${figure(base)}`
    : html`${people} × ${figure(unit_price)} = ${figure(base)}`;
  const parts = [sumRow('ዋጋ', 'Price', made)];
  if (additional_price > 0)
    parts.push(sumRow('ተጨማሪ ዋጋ', 'Additional price', html`+ ${figure(additional_price)}`));
  if (discount_amount > 0)
    parts.push(sumRow('ቅናሽ', 'Discount', html`− ${figure(discount_amount)}`));
  return event.is_fixed && parts.length === 1 ? [] : parts;
}

function taxRows({ event: { vat_mode, vat_rate, vat, total } }: EventRecord): Markup[] {
  if (vat_mode === 'off') return [];
  return [
    sumRow('ከታክስ በፊት', 'Net', html`${figure(total - vat)}`),
    sumRow(`ተ.እ.ታ. ${vat_rate}%`, `VAT ${vat_rate}%`, html`${figure(vat)}`),
  ];
}

/** D183: an advance that has not been received is printed as agreed, not as paid. */
const notYet = ({ open }: EventRecord): Markup =>
  open <= 0
    ? html``
    : html`<br /><span class="words"
          >ከዚህ ውስጥ ${figure(open)} የሚጸናው ክፍያው ሲረጋገጥ ነው
          <span class="en">of it ${figure(open)} is agreed, when it is received</span></span
        >`;

export const moneyRows = ({ record, advance, left }: AgreedMoney): Markup[] => [
  ...priceRows(record),
  ...taxRows(record),
  sumRow('ጠቅላላ ዋጋ', 'Total', withWords(record.event.total)),
  sumRow('ቅድመ ክፍያ', 'Advance', html`${withWords(advance)}${notYet(record)}`),
  sumRow('ቀሪ ክፍያ', 'Remainder', withWords(left)),
  ...(record.received > 0
    ? [sumRow('እስከ አሁን የተከፈለ', 'Received so far', html`${figure(record.received)}`)]
    : []),
];
