import { sql } from 'drizzle-orm';
import type { entries } from '#db/tables/journal.ts';
import { tillDayIn } from '#base/addis-days.ts';
import { closes } from '#db/tables/till.ts';

export const isAfterClose = ({ branch_id, number, created_at, facts }: typeof entries) =>
  sql<boolean>`EXISTS (SELECT FROM ${closes} WHERE ${closes.branch_id} = ${branch_id} AND ${closes.last_entry} < ${number}
    AND ${closes.day} = ${tillDayIn(created_at)}
    AND coalesce((${facts} ->> 'close')::int <> ${closes.number}, true))`;
