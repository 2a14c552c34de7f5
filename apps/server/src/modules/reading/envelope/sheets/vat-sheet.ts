// D170, D178
import { toSantim } from '@digis/domain';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { listVat } from '#modules/money/tax/vat-list.ts';
import type { Asked } from '../journal-pages.ts';
import { bothDates, dateColumns } from './journal-sheet.ts';
import type { Cell, Sheet } from '@digis/domain/workbook';

type VatRow = Schemas['VatList']['rows'][number];

const amountsOf = ({ net, vat, total }: Pick<VatRow, 'net' | 'vat' | 'total'>): Cell[] =>
  [net, vat, total].map((birr) => ({ santim: toSantim(birr) }));

const cellsOf = (row: VatRow): Cell[] => [
  ...bothDates(row.date),
  row.branch.name,
  row.client,
  row.tin ?? null,
  row.eventId,
  row.rate,
  ...amountsOf(row),
];

async function* pagesOf(tx: Database, asked: Asked): AsyncGenerator<Cell[][]> {
  const { branch, days, now } = asked;
  const { from, to } = days;
  const { rows, months } = await listVat({ db: tx, clock: { now: () => now } }, branch, {
    from,
    to,
  });
  yield rows.map(cellsOf);
  yield months.map(({ year, month, ...sums }) => [
    null,
    `${year}-${String(month).padStart(2, '0')}`,
    'Total / ጠቅላላ',
    null,
    null,
    null,
    null,
    ...amountsOf(sums),
  ]);
}

const [SHORT, MIDDLE, LONG] = [12, 18, 32];

export const vatSheet = (tx: Database, asked: Asked): Sheet => ({
  name: 'VAT',
  columns: [
    ...dateColumns,
    { head: 'Branch / ቅርንጫፍ', width: MIDDLE },
    { head: 'Client / ደንበኛ', width: LONG },
    { head: 'TIN / የግብር ከፋይ መለያ ቁጥር', width: MIDDLE },
    { head: 'Event / ዝግጅት', width: SHORT },
    { head: 'Rate, % / መጠን በመቶ', width: SHORT },
    { head: 'Net / ከታክስ በፊት', width: MIDDLE, isFigure: true },
    { head: 'VAT / ተ.እ.ታ', width: MIDDLE, isFigure: true },
    { head: 'Total / ጠቅላላ', width: MIDDLE, isFigure: true },
  ],
  pages: pagesOf(tx, asked),
});
