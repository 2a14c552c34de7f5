// D155, D162
import { beforeEach, expect, it } from 'vitest';
import { buildAgreement, buildEvent, type Caller, testPassword } from '#testing/index.ts';
import { uploaded } from '#testing/pictures.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { sweepOrphans } from '../../records/uploads/reconcile-files.ts';

const standard = useStandardApp();
undoEach(standard);

let hana: Caller;
let eventId: number;
let id: number;

beforeEach(async () => {
  hana = await standard.app.as('hana');
  eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
  await hana.post('/api/generate-agreement', buildAgreement({ eventId }));
  [{ id }] = (await hana.get(`/api/agreement?eventId=${eventId}`)).body.agreements;
});

const keep = (caller: Caller, image: string) => caller.post('/api/agreement/photo', { id, image });
const kept = async () =>
  (await hana.get(`/api/agreement?eventId=${eventId}`)).body.agreements[0].signed;

async function statusFor(username: string, image: string): Promise<number> {
  const { guest } = standard.app;
  const { headers } = await guest.post('/api/login', { username, password: testPassword });
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await guest.get(`/api/uploads/${image}`, { Cookie })).status;
}

it('the photo of a signed agreement is shown with its uploader and time, and can be replaced', async () => {
  expect(await kept()).toBeUndefined();
  const [first, second] = [await uploaded(hana), await uploaded(hana)];
  expect((await keep(hana, first)).status).toBe(200);
  expect(await kept()).toEqual({
    image: first,
    username: 'hana',
    createdAt: standard.app.clock.now().toISOString(),
  });
  expect((await keep(hana, second)).status).toBe(200);
  expect((await keep(hana, second)).status).toBe(200);
  expect((await kept()).image).toBe(second);
  const { times, last } = await logged(standard.app, 'agreement.sign', eventId);
  expect([times, last?.changes]).toEqual([
    2,
    [{ field: 'signed', before: 'image', after: 'image' }],
  ]);
  const none = await hana.post('/api/agreement/photo', { id, image: null });
  expect([none.status, await kept()]).toEqual([200, undefined]);
});

it('a signed agreement of another branch is not found, neither to add its photo nor to read it', async () => {
  const { app } = standard;
  await app.createUser({ username: 'far', branch_id: 2, access: ['Generate Aggrement'] });
  await app.createUser({ username: 'near', branch_id: 1, access: ['Generate Aggrement'] });
  await app.createUser({ username: 'cook', branch_id: 1, access: ['Items'] });
  const far = await app.as('far');
  expect((await keep(far, await uploaded(far))).status).toBe(404);
  const image = await uploaded(hana);
  await keep(hana, image);
  expect(await statusFor('near', image)).toBe(200);
  expect(await statusFor('far', image)).toBe(404);
  expect(await statusFor('cook', image)).toBe(404);
});

it('the photo must be an image uploaded by the user and not used by another record', async () => {
  const stolen = await keep(hana, await uploaded(await standard.app.as('admin')));
  expect([stolen.status, stolen.body.errors]).toEqual([422, { image: 'notFound' }]);
  const image = await uploaded(hana);
  await keep(hana, image);
  await hana.post('/api/generate-agreement', buildAgreement({ eventId }));
  const [{ id: later }] = (await hana.get(`/api/agreement?eventId=${eventId}`)).body.agreements;
  const twice = await hana.post('/api/agreement/photo', { id: later, image });
  expect(twice.body.errors).toEqual({ image: 'notFound' });
});

it('the photo of a signed agreement is not swept, and a replaced one is swept after a day', async () => {
  const { app } = standard;
  const [first, second] = [await uploaded(hana), await uploaded(hana)];
  await keep(hana, first);
  await keep(hana, second);
  app.clock.advance(25 * 60);
  await sweepOrphans(app.db, app.clock, app.files);
  expect(await app.files.get(first)).toBeNull();
  expect(await app.files.get(second)).not.toBeNull();
});
