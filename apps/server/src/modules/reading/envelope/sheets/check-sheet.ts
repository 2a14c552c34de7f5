import { addDaysIso } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import { instantAt } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import type { Asked } from '../journal-pages.ts';
import type { Cell, Sheet } from '@digis/domain/workbook';

interface Row extends Record<string, unknown> {
  branch: string;
  place: string | null;
  /** Santim; sums of postings. */
  opening: string;
  came: string;
  went: string;
  transferred: string;
  later: string;
  balance: string;
}

/** Corrections lower their side, as in the balance panel. */
const checkText = ({ branch, days: { from, to } }: Asked) => {
  const begin = instantAt(from, '00:00').toISOString();
  const end = instantAt(addDaysIso(to, 1), '00:00').toISOString();
  const isBefore = sql`CASE e.record_type WHEN 'opening' THEN e.facts ->> 'dated' < ${from} ELSE e.created_at < ${begin} END`;
  const isLater = sql`CASE e.record_type WHEN 'opening' THEN e.facts ->> 'dated' > ${to} ELSE e.created_at >= ${end} END`;
  return sql`SELECT b.name AS branch, m.name AS place, sums.*, a.in_total - a.out_total + a.transferred AS balance
    FROM accounts a JOIN branches b ON b.id = a.branch_id LEFT JOIN money_places m ON m.id = a.place_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE "when" = 'before'), 0) AS opening,
        coalesce(sum(amount) FILTER (WHERE "when" = 'within' AND side = 'in'), 0) AS came,
        coalesce(-sum(amount) FILTER (WHERE "when" = 'within' AND side = 'out'), 0) AS went,
        coalesce(sum(amount) FILTER (WHERE "when" = 'within' AND side = 'transfer'), 0) AS transferred,
        coalesce(sum(amount) FILTER (WHERE "when" = 'later'), 0) AS later
      FROM (
        SELECT p.amount, CASE WHEN e.record_type = 'transfer' THEN 'transfer' ELSE p.transact_type END AS side,
          CASE WHEN ${isBefore} THEN 'before' WHEN ${isLater} THEN 'later' ELSE 'within' END AS "when"
        FROM postings p JOIN entries e ON e.id = p.entry_id WHERE p.account_id = a.id
      ) moved
    ) sums
    WHERE a.is_cash ${branch === null ? sql`` : sql`AND a.branch_id = ${branch}`}
    ORDER BY b.id, m.id NULLS FIRST`;
};

interface CheckedPlace {
  branch: string;
  place: string | null;
  /** Santim. */
  opening: bigint;
  in: bigint;
  out: bigint;
  transferred: bigint;
  closing: bigint;
}

/** A check: closing from the balance, the rest from postings. */
async function selectCheck(tx: Database, asked: Asked): Promise<CheckedPlace[]> {
  const { rows } = await tx.execute<Row>(checkText(asked));
  return rows.map(({ branch, place, ...sums }) => ({
    branch,
    place,
    opening: BigInt(sums.opening),
    in: BigInt(sums.came),
    out: BigInt(sums.went),
    transferred: BigInt(sums.transferred),
    closing: BigInt(sums.balance) - BigInt(sums.later),
  }));
}

const differenceOf = ({ opening, in: came, out, transferred, closing }: CheckedPlace): bigint =>
  opening + came - out + transferred - closing;

const BOX = 'Cash box / የገንዘብ ሣጥን';

const cellsOf = (checked: CheckedPlace): Cell[] => [
  checked.branch,
  checked.place ?? BOX,
  { santim: checked.opening },
  { santim: checked.in },
  { santim: checked.out },
  { santim: checked.transferred },
  { santim: checked.closing },
  { santim: differenceOf(checked) },
];

async function* pagesOf(tx: Database, asked: Asked): AsyncGenerator<Cell[][]> {
  const places = await selectCheck(tx, asked);
  yield places.map(cellsOf);
  const sumOf = (name: 'opening' | 'in' | 'out' | 'transferred' | 'closing') =>
    places.reduce((sum, place) => sum + place[name], 0n);
  const all = {
    opening: sumOf('opening'),
    in: sumOf('in'),
    out: sumOf('out'),
    transferred: sumOf('transferred'),
    closing: sumOf('closing'),
  };
  yield [cellsOf({ branch: 'Total / ጠቅላላ', place: '', ...all })];
}

const [NAME, AMOUNT] = [24, 18];

export const checkSheet = (tx: Database, asked: Asked): Sheet => ({
  name: 'Check',
  columns: [
    { head: 'Branch / ቅርንጫፍ', width: NAME },
    { head: 'Place / ቦታ', width: NAME },
    { head: 'Opening / መነሻ', width: AMOUNT, isFigure: true },
    { head: 'In / ገቢ', width: AMOUNT, isFigure: true },
    { head: 'Out / ወጪ', width: AMOUNT, isFigure: true },
    { head: 'Transferred / የተዛወረ', width: AMOUNT, isFigure: true },
    { head: 'Closing / መዝጊያ', width: AMOUNT, isFigure: true },
    { head: 'Difference / ልዩነት', width: AMOUNT, isFigure: true },
  ],
  pages: pagesOf(tx, asked),
});
