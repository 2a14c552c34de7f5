// D171, D178, I19
import { todayIso } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import { duringDays } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import type { Asked } from '../journal-pages.ts';
import { bothDates, dateColumns } from './journal-sheet.ts';
import type { Cell, Sheet } from '@digis/domain/workbook';

interface Row extends Record<string, unknown> {
  created_at: string;
  certificate_no: string | null;
  certificate_date: string | null;
  branch: string;
  client: string;
  tin: string;
  event_id: string;
  /** Santim; negative: a correction. */
  amount: string;
}

const listText = ({ branch, days }: Asked) => sql`
  SELECT e.created_at::text, b.name AS branch, c.full_name AS client, c.tin, e.event_id, p.amount,
    coalesce(e.facts ->> 'certificate_no', first.facts ->> 'certificate_no') AS certificate_no,
    coalesce(e.facts ->> 'certificate_date', first.facts ->> 'certificate_date') AS certificate_date
  FROM entries e JOIN branches b ON b.id = e.branch_id
    JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id AND a.name LIKE 'withheld:%'
    JOIN events ev ON ev.id = e.event_id JOIN clients c ON c.id = ev.client_id
    LEFT JOIN entries first ON first.id = e.reverses_id
  WHERE e.record_type = 'withholding' AND ${duringDays(sql`e.created_at`, days)}
    ${branch === null ? sql`` : sql`AND e.branch_id = ${branch}`}
  ORDER BY e.created_at, e.id`;

const cellsOf = (row: Row): Cell[] => [
  ...bothDates(todayIso({ now: new Date(row.created_at).getTime() })),
  row.certificate_no,
  row.certificate_date === null ? null : { day: row.certificate_date },
  row.branch,
  row.client,
  row.tin === '' ? null : row.tin,
  Number(row.event_id),
  { santim: BigInt(row.amount) },
];

async function* pagesOf(tx: Database, asked: Asked): AsyncGenerator<Cell[][]> {
  const { rows } = await tx.execute<Row>(listText(asked));
  yield rows.map(cellsOf);
  const santim = rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  yield [[null, null, 'Total / ጠቅላላ', null, null, null, null, null, { santim }]];
}

const [SHORT, MIDDLE, LONG] = [12, 18, 32];

export const certificateSheet = (tx: Database, asked: Asked): Sheet => ({
  name: 'Certificates',
  columns: [
    ...dateColumns,
    { head: 'Certificate / የምስክር ወረቀት ቁጥር', width: MIDDLE },
    { head: 'Of / የተሰጠበት ቀን', width: SHORT },
    { head: 'Branch / ቅርንጫፍ', width: MIDDLE },
    { head: 'Client / ደንበኛ', width: LONG },
    { head: 'TIN / የግብር ከፋይ መለያ ቁጥር', width: MIDDLE },
    { head: 'Event / ዝግጅት', width: SHORT },
    { head: 'Withheld tax / ተቀናሽ ታክስ', width: MIDDLE, isFigure: true },
  ],
  pages: pagesOf(tx, asked),
});
