import { describe, expect, it } from 'vitest';
import { operations, permissionValues, type OperationId } from '@digis/api-client/contract';
import type { Caller } from '../../testing/index.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { ruleOf } from '../auth/require-permission.ts';
import { actionLogs } from '../db/tables/action-logs.ts';
import { handlers } from '../routes/handlers.ts';
import { isOperationId, loadContract } from './load-contract.ts';

const standard = useStandardApp();
const ids = Object.keys(operations).filter(isOperationId);
const guarded = ids.filter((id) => ruleOf(id).permission !== 'none');
const limited = guarded.filter((id) => ruleOf(id).permission !== 'any');

const call = (caller: Caller, id: OperationId) =>
  caller.send(`/api${ruleOf(id).path}`, { method: ruleOf(id).method.toUpperCase() });

const actionsLogged = async () => {
  const rows = await standard.app.db.select().from(actionLogs).orderBy(actionLogs.id);
  return rows.map(({ action }) => action);
};

describe('the API contract', () => {
  it('every operation of the contract is served', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(ids.toSorted());
  });

  it('the server loads the contract the client was generated from', async () => {
    const { document } = await loadContract();
    const specs = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(specs.map((spec) => spec.operationId).toSorted()).toEqual(ids.toSorted());
  });

  it.each(guarded)('%s refuses callers without a session', async (id) => {
    const { status, body } = await call(standard.app.guest, id);
    expect([status, body.code]).toEqual([403, 'SESSION_EXPIRED']);
  });

  it.each(limited)(
    '%s refuses a user with every permission but its own and writes only the refusal to the log',
    async (id) => {
      const { app } = standard;
      const { permission } = ruleOf(id);
      const access = permissionValues.filter((name) => !permission.includes(name));
      await app.createUser({ username: id, branch_id: 1, access });
      const caller = await app.as(id);
      const before = await actionsLogged();
      const { status, body } = await call(caller, id);
      expect([status, body.code]).toEqual([403, 'NO_PERMISSION']);
      expect(await actionsLogged()).toEqual([...before, 'access.refuse']);
    },
  );

  it('an unknown path and an unknown method get the standard error format', async () => {
    const admin = await standard.app.as('admin');
    for (const answer of [
      await admin.get('/api/nothing'),
      await admin.send('/api/item', { method: 'PUT' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
      expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
