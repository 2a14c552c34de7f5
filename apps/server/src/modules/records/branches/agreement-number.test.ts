// D162
import { expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);

async function wedding(part: object = {}): Promise<number> {
  const admin = await standard.app.as('admin');
  return (await admin.post('/api/event', buildEvent({ branchId: 1, ...part }))).body.event.id;
}

async function print(eventId: number): Promise<string> {
  const admin = await standard.app.as('admin');
  const { status, body } = await admin.post('/api/generate-agreement', buildAgreement({ eventId }));
  expect(status).toBe(200);
  return /<strong>([^<]*)<\/strong>/.exec(body)?.[1] ?? '';
}

const bole = { id: 1, name: 'Bole', address: 'Africa Avenue' };

async function startAt(agreement_number: number | null) {
  const admin = await standard.app.as('admin');
  return admin.patch('/api/branch', { ...bole, agreement_number });
}

const boleNow = async () =>
  (await (await standard.app.as('admin')).get('/api/branch')).body.branches[0];

it("a branch's agreement numbers continue from its paper book, and an event's second agreement gets the suffix /2", async () => {
  const [first, second] = [await wedding(), await wedding()];
  expect((await startAt(1204)).status).toBe(200);
  expect(await print(first)).toBe('1204');
  expect(await print(second)).toBe('1205');
  expect(await print(first)).toBe('1204/2');
  expect(await print(first)).toBe('1204/3');
  expect(await boleNow()).toMatchObject({ agreement_number: 1206, least_agreement_number: 1206 });
  const hana = await standard.app.as('hana');
  const { agreements } = (await hana.get(`/api/agreement?eventId=${first}`)).body;
  expect(agreements.map(({ number }: { number: string }) => number)).toEqual([
    '1204/3',
    '1204/2',
    '1204',
  ]);
  const [event] = (await hana.get(`/api/event?id=${first}`)).body.events;
  expect(event.paper.number).toBe('1204/3');
});

it('an event keeps its agreement number when the branch’s numbering changes', async () => {
  const [before, during] = [await wedding(), await wedding()];
  const old = `2019-${String(before).padStart(4, '0')}`;
  expect(await print(before)).toBe(old);
  await startAt(1204);
  expect(await print(before)).toBe(`${old}/2`);
  expect(await print(during)).toBe('1204');
  expect((await startAt(null)).status).toBe(200);
  expect(await print(during)).toBe('1204/2');
  const after = await wedding();
  expect(await print(after)).toBe(`2019-${String(after).padStart(4, '0')}`);
});

it('a starting number not above every printed one is refused at its field with the lowest allowed number', async () => {
  await startAt(1204);
  expect((await startAt(1104)).status).toBe(200);
  await startAt(1204);
  await print(await wedding());
  for (const taken of [1, 1203, 1204]) {
    const { status, body } = await startAt(taken);
    expect([status, body.errors, body.least]).toEqual([422, { agreement_number: 'minimum' }, 1205]);
    expect(body.msg).toBe('The lowest agreement number that may be chosen is 1205.');
  }
  await startAt(2000);
  expect((await startAt(1205)).status).toBe(200);
  expect((await startAt(0)).body.errors).toEqual({ agreement_number: 'minimum' });
});

it('each branch has its own numbers, and an event moved to it takes one of them', async () => {
  const admin = await standard.app.as('admin');
  await startAt(1204);
  await admin.patch('/api/branch', {
    id: 2,
    name: 'Piassa',
    address: 'Churchill Road',
    agreement_number: 1204,
  });
  const [moved, piassa] = [await wedding(), await wedding({ branchId: 2 })];
  expect([await print(moved), await print(piassa)]).toEqual(['1204', '1204']);
  const to = (branchId: number) =>
    admin.patch('/api/event', { ...buildEvent({ branchId }), id: moved, force: true });
  expect((await to(2)).status).toBe(200);
  expect(await print(moved)).toBe('1205');
  expect((await to(1)).status).toBe(200);
  expect(await print(moved)).toBe('1204/2');
});

it('the agreement number is omitted where none is set, and for users who may not edit branches', async () => {
  expect(Object.keys(await boleNow())).not.toContain('agreement_number');
  await startAt(1204);
  const hana = await standard.app.as('hana');
  expect((await hana.get('/api/branch')).body.branches[0]).toEqual({ id: 1, name: 'Bole' });
  const { last } = await logged(standard.app, 'branch.update', 1);
  expect(last?.changes).toEqual([{ field: 'agreement_number', before: '', after: '1204' }]);
  await (await standard.app.as('admin')).patch('/api/branch', { ...bole, address: 'Bole Road' });
  expect((await boleNow()).agreement_number).toBe(1204);
});
