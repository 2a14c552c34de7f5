import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { sql } from 'drizzle-orm';
import { entries } from '#db/tables/journal.ts';

interface Link {
  id: number;
  book_no: number | null;
}
interface Taken extends Link {
  /** Santim, positive. */
  amount: number;
}

/** In the book, else petty cash, withheld tax or an opening. */
const mainPosting = sql`(SELECT p.id, p.book_no, abs(p.amount) AS amount
    FROM postings p JOIN accounts a ON a.id = p.account_id
    WHERE p.entry_id = e.id AND (p.book_no IS NOT NULL OR a.petty_id IS NOT NULL OR a.name LIKE 'withheld:%'
      OR e.record_type = 'opening' AND a.name NOT LIKE 'opening:%')
    ORDER BY p.book_no LIMIT 1) main`;

export const linksOfEntry = {
  record: sql<Link | null>`(SELECT json_build_object('id', main.id, 'book_no', main.book_no)
    FROM entries e CROSS JOIN LATERAL ${mainPosting} WHERE e.id = ${entries.id})`,
  corrects: sql<Link | null>`(SELECT json_build_object('id', main.id, 'book_no', main.book_no)
    FROM entries e CROSS JOIN LATERAL ${mainPosting}
    WHERE e.id = ${entries.reverses_id} AND ${entries.record_type} <> 'accrual')`,
  corrected: sql<
    Taken[] | null
  >`(SELECT json_agg(json_build_object('id', main.id, 'book_no', main.book_no,
      'amount', main.amount) ORDER BY e.id)
    FROM entries e CROSS JOIN LATERAL ${mainPosting}
    WHERE e.reverses_id = ${entries.id} AND e.record_type <> 'accrual')`,
};

export interface LinksOfEntry {
  record: Link | null;
  corrects: Link | null;
  corrected: Taken[] | null;
}

export const linkView = ({ id, book_no }: Link): Schemas['EntryLink'] => ({
  id,
  ...(book_no !== null && { book_no }),
});

/** `booked`: signed santim. */
export function correctionView(
  { corrects, corrected }: Omit<LinksOfEntry, 'record'>,
  booked: number,
): Pick<Schemas['CashbookRecord'], 'corrects' | 'corrected_by' | 'stands_at'> {
  if (corrects !== null) return { corrects: linkView(corrects) };
  if (corrected === null) return {};
  const taken = corrected.reduce((sum, { amount }) => sum + amount, 0);
  return {
    corrected_by: corrected.map(linkView),
    stands_at: toBirr(Math.abs(booked) - taken),
  };
}
