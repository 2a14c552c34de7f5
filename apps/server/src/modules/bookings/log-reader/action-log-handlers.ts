// Spec 2.15
import { operations, type Schemas } from '@digis/api-client/contract';
import { branchToRead } from '#auth/branch-scope.ts';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import type { Handlers } from '#contract/handler.ts';
import { requireDay } from '#base/addis-days.ts';
import { readLastSeen, nextOf } from '#db/id-page.ts';
import { namedUser } from '../../records/users/user-names.ts';
import { selectLogs, selectRefusals, type LogRow, type Refusal } from './action-log-queries.ts';
import { readHistory } from './event-history.ts';
import { shownChanges, shownSubject } from './shown-to-reader.ts';

const { pageSize } = operations.listActionLogs;

const itself = 'Digis';

const authorless = (action: Schemas['LogAction'], names: readonly string[]): string =>
  action === 'login.refuse' ? names.join(', ') || 'unknown' : itself;

const logView = (
  reader: SignedInUser,
  { log, entity, username, full_name, branch }: LogRow,
  { times, names = [log.subject] }: Refusal,
): Schemas['ActionLog'] => ({
  id: log.id,
  user: {
    ...(log.user_id !== null && { id: log.user_id }),
    ...namedUser({ username: username ?? authorless(log.action, names), full_name }),
    ...(branch && { branch }),
  },
  action: log.action,
  subject: shownSubject(reader, entity, names.join(', ')),
  log_details: { device: log.device, ip: log.ip },
  entity,
  ...(log.entity_id !== null && { entityId: log.entity_id }),
  ...(log.changes && { changes: shownChanges(reader, entity, log.changes) }),
  ...(times > 1 && { times }),
  createdAt: log.created_at.toISOString(),
});

export const actionLogHandlers = {
  listActionLogs: async ({ db, scope, user }, { query }) => {
    const { branchId, userId, entity, topic, from, to, page = 0, cursor } = query;
    if (from !== undefined) requireDay('from', from);
    if (to !== undefined) requireDay('to', to);
    const filter = { branchId: branchToRead(scope, branchId), userId, entity, topic, from, to };
    const rows = await selectLogs(db, filter, {
      before: readLastSeen(query),
      // D50: these pages count from 0.
      skip: cursor === undefined ? page * pageSize : 0,
      limit: pageSize,
    });
    const refusals = await selectRefusals(db, rows);
    const logs = rows.map((row) => logView(user, row, refusals.get(row.log.id) ?? { times: 1 }));
    return { success: true, logs, ...nextOf(logs, pageSize) };
  },

  readEventHistory: (context, { query }) => readHistory(context, query),
} satisfies Handlers<'listActionLogs' | 'readEventHistory'>;
