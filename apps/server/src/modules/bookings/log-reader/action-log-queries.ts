import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import type { Database } from '#db/open-database.ts';
import { accessDenials, actionLogs, loginRefusals } from '#db/tables/action-logs.ts';
import { branches } from '#db/tables/branches.ts';
import { users } from '#db/tables/users.ts';
import { instantAt } from '#base/addis-days.ts';
import { nameColumns } from '../../records/users/user-names.ts';

interface LogFilter {
  branchId: number | null;
  userId: number | undefined;
  entity: Schemas['LogEntity'] | undefined;
  topic: Schemas['LogTopic'] | undefined;
  from: string | undefined;
  to: string | undefined;
}

interface LogPage {
  before: number | undefined;
  skip: number;
  limit: number;
}

export const entityOf = sql<Schemas['LogEntity']>`split_part(${actionLogs.action}, '.', 1)`;

const topics: Readonly<Record<Schemas['LogTopic'], SQL>> = {
  money: sql`is_about_money(${actionLogs.action})`,
  undone: sql`is_about_undoing(${actionLogs.action})`,
  work: sql`${actionLogs.action} NOT IN ('login', 'login.refuse', 'logout', 'session.end')`,
};

function* conditionsOf({ branchId, userId, entity, topic, from, to }: LogFilter): Generator<SQL> {
  if (branchId !== null) yield eq(actionLogs.branch_id, branchId);
  if (userId !== undefined) yield eq(actionLogs.user_id, userId);
  if (entity !== undefined) yield eq(entityOf, entity);
  if (topic !== undefined) yield topics[topic];
  if (from !== undefined) yield gte(actionLogs.created_at, instantAt(from, '00:00'));
  if (to !== undefined) yield lt(actionLogs.created_at, instantAt(addDaysIso(to, 1), '00:00'));
}

const isBefore = (id: number): SQL =>
  sql`(${actionLogs.created_at}, ${actionLogs.id}) <
    ((SELECT created_at FROM action_logs WHERE id = ${id}), ${id}::bigint)`;

export const selectLogs = (db: Database, filter: LogFilter, { before, skip, limit }: LogPage) =>
  db
    .select({
      log: actionLogs,
      entity: entityOf,
      ...nameColumns(users),
      branch: { id: branches.id, name: branches.name },
    })
    .from(actionLogs)
    .leftJoin(users, eq(users.id, actionLogs.user_id))
    .leftJoin(branches, eq(branches.id, actionLogs.branch_id))
    .where(and(...conditionsOf(filter), before === undefined ? undefined : isBefore(before)))
    .orderBy(desc(actionLogs.created_at), desc(actionLogs.id))
    .limit(limit)
    .offset(skip);

export type LogRow = Awaited<ReturnType<typeof selectLogs>>[number];

export interface Refusal {
  times: number;
  names?: readonly string[];
}

export async function selectRefusals(
  db: Database,
  page: readonly LogRow[],
): Promise<ReadonlyMap<number | null, Refusal>> {
  const ids = page.map(({ log }) => log.id);
  const calls = await db
    .select({ log: accessDenials.log_id, times: accessDenials.times })
    .from(accessDenials)
    .where(inArray(accessDenials.log_id, ids));
  const signIns = await db
    .select({ log: loginRefusals.log_id, times: loginRefusals.times, names: loginRefusals.names })
    .from(loginRefusals)
    .where(inArray(loginRefusals.log_id, ids));
  return new Map([...calls, ...signIns].map(({ log, ...refusal }) => [log, refusal]));
}
