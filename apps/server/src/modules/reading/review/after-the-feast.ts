// D130, D171
import { sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { duringDays } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import {
  type Asked,
  type EventColumns,
  eventColumns,
  eventOf,
  eventTables,
  mostListed,
  ofBranch,
  author,
  changed,
  type Done,
  doneColumns,
  doneOf,
} from './asked.ts';

interface LoweredRow extends Done, EventColumns {
  /** Birr, as logged. */
  before: string;
  after: string;
}

export async function selectLowered(
  db: Database,
  asked: Asked,
): Promise<Schemas['LoweredEvent'][]> {
  const [before, after] = [changed('total', 'before'), changed('total', 'after')];
  const { rows } = await db.execute<LoweredRow>(sql`
    SELECT ${eventColumns}, ${doneColumns}, ${before} AS before, ${after} AS after
    FROM action_logs l JOIN ${eventTables} ON ev.id = l.entity_id ${author}
    WHERE l.action = 'event.update' AND l.changes @> '[{"field":"total"}]' AND ${duringDays(sql`l.created_at`, asked)}
      AND l.created_at >= ev.starts_at AND ${after}::numeric < ${before}::numeric AND ${ofBranch(sql`ev.branch_id`, asked)}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    before: Number(row.before),
    after: Number(row.after),
    ...doneOf(row),
  }));
}

interface CertificateRow extends Done, EventColumns {
  /** Birr. */
  amount: string;
  certificate_no: string;
  entered_by: string;
}

export async function selectCertificates(
  db: Database,
  asked: Asked,
): Promise<Schemas['AcceptedCertificate'][]> {
  const { rows } = await db.execute<CertificateRow>(sql`
    SELECT ${eventColumns}, ${doneColumns}, ${changed('amount', 'after')} AS amount,
      ${changed('certificate_no', 'after')} AS certificate_no, coalesce(nullif(e.full_name, ''), e.username) AS entered_by
    FROM action_logs l JOIN pending p ON p.id = l.entity_id JOIN users e ON e.id = p.created_by
      JOIN ${eventTables} ON ev.id = p.event_id ${author}
    WHERE l.action = 'pending.accept' AND l.changes @> '[{"field":"certificate_no"}]'
      AND ${duringDays(sql`l.created_at`, asked)} AND ${ofBranch(sql`p.branch_id`, asked)}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${mostListed}`);
  return rows.map((row) => ({
    ...eventOf(row),
    amount: Number(row.amount),
    certificate_no: row.certificate_no,
    entered_by: row.entered_by,
    ...doneOf(row),
  }));
}
