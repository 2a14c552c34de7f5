// D70, D105
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);

describe('branches', () => {
  it('GET /branch returns names to all, and addresses to users with Branches', async () => {
    const { app } = standard;
    const staff = await (await app.as('hana')).get('/api/branch');
    expect(staff.body.branches).toEqual([
      { id: 1, name: 'Bole' },
      { id: 2, name: 'Piassa' },
    ]);
    const admin = await (await app.as('admin')).get('/api/branch');
    expect(admin.body.branches[0]).toMatchObject({ address: 'Africa Avenue' });
  });

  it('forEvent=1 returns their own branch to staff, and all branches to an admin', async () => {
    const { app } = standard;
    const staff = await (await app.as('sara')).get('/api/branch?forEvent=1');
    expect(staff.body.branches).toEqual([{ id: 2, name: 'Piassa' }]);
    expect(
      (await (await app.as('admin')).get('/api/branch?forEvent=1')).body.branches,
    ).toHaveLength(2);
  });

  it('creating a branch is logged once, with address and device', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const body = { name: '  Summit   Road ', address: 'Summit' };
    const { status, body: created } = await admin.post('/api/branch', body, {
      'User-Agent': 'Tablet',
    });
    expect(status).toBe(200);
    const { times, last } = await logged(app, 'branch.create', created.id);
    expect(times).toBe(1);
    expect(last).toMatchObject({ subject: 'Summit Road', device: 'Tablet', ip: '127.0.0.1' });
  });

  it('an edit of a branch is logged with its changes, and an unchanged save is not logged', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const body = { id: 2, name: 'Piassa', address: 'Churchill Road' };
    expect((await admin.patch('/api/branch', body)).status).toBe(200);
    expect((await logged(app, 'branch.update')).times).toBe(0);

    await admin.patch('/api/branch', { ...body, address: 'De Gaulle Square' });
    const { times, last } = await logged(app, 'branch.update', 2);
    expect(times).toBe(1);
    expect(last?.changes).toEqual([
      { field: 'address', before: 'Churchill Road', after: 'De Gaulle Square' },
    ]);
  });

  it('a blank name and an unknown branch are refused and change nothing', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const blank = await admin.post('/api/branch', { name: '   ', address: 'x' });
    expect(blank).toMatchObject({ status: 422, body: { errors: { name: 'pattern' } } });
    expect((await admin.patch('/api/branch', { id: 99, name: 'x', address: 'y' })).status).toBe(
      404,
    );
    expect((await admin.delete('/api/branch', { id: 99 })).status).toBe(404);
    expect((await admin.delete('/api/branch')).body.errors).toEqual({ id: 'required' });
  });

  it('a branch with users or upcoming events cannot be deleted, and the refusal names the reasons', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    await admin.post('/api/event', buildEvent({ branchId: 2 }));
    const refused = await admin.delete('/api/branch', { id: 2 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect(refused.body.msg).toBe('Piassa still has users, coming events, pending payments.');
  });

  it('a deleted branch is removed from the list and stays in the log', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { id } = (await admin.post('/api/branch', { name: 'Adama', address: 'Adama' })).body;
    expect((await admin.delete(`/api/branch?id=${id}`)).status).toBe(200);
    const left = (await admin.get('/api/branch')).body.branches;
    expect(left).not.toContainEqual(expect.objectContaining({ id }));
    expect((await logged(app, 'branch.delete', id)).times).toBe(1);
    expect((await admin.delete('/api/branch', { id })).status).toBe(404);
  });
});
