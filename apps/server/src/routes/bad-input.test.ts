import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { actionLogs } from '../db/tables/action-logs.ts';
import { events } from '../db/tables/events.ts';

const standard = useStandardApp();

const json = { 'Content-Type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) => ({
  method: 'POST',
  headers,
  body,
});

const bad: [what: string, init: RequestInit, status: number, refusal: object][] = [
  [
    'an unknown field',
    post(JSON.stringify({ ...buildEvent(), colour: 'red' })),
    422,
    { code: 'VALIDATION', errors: { colour: 'unknown' } },
  ],
  [
    'unknown fields beside a wrong one, in a schema that composes another',
    {
      ...post(JSON.stringify({ ...buildEvent({}), id: 1, num_of_people: '350', colour: 1, b: 2 })),
      method: 'PATCH',
    },
    422,
    { errors: { num_of_people: 'type', colour: 'unknown', b: 'unknown' } },
  ],
  [
    'a number as text',
    post(JSON.stringify({ ...buildEvent(), num_of_people: '350' })),
    422,
    { errors: { num_of_people: 'type' } },
  ],
  [
    'three decimals of money',
    post(JSON.stringify({ ...buildEvent(), advance_amount: 1.005 })),
    422,
    { errors: { advance_amount: 'decimals' } },
  ],
  [
    'a missing field inside an object',
    post(JSON.stringify({ ...buildEvent(), et_date: { year: 2019, month: 1 } })),
    422,
    { errors: { 'et_date.day': 'required' } },
  ],
  [
    'money as an exponent out of range',
    post(JSON.stringify(buildEvent()).replace('50000', '5e99')),
    422,
    { errors: { advance_amount: 'maximum' } },
  ],
  [
    'a field whose name the answer could not hold',
    post(JSON.stringify({ ...buildEvent(), $ne: 1 })),
    422,
    { errors: { body: 'unknown' } },
  ],
  ['no body', { method: 'POST' }, 422, { errors: { body: 'required' } }],
  ['null as body', post('null'), 422, { code: 'VALIDATION' }],
  ['an array as body', post('[]'), 422, { code: 'VALIDATION' }],
  ['broken JSON', post('{"client":'), 400, { code: 'MALFORMED_JSON' }],
  ['a poisoned prototype', post('{"__proto__":{"branchId":1}}'), 400, { code: 'MALFORMED_JSON' }],
  [
    'a body that is no JSON',
    post('branchId=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    415,
    { code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'plain text',
    post('{}', { 'Content-Type': 'text/plain' }),
    415,
    { code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'more than a mebibyte',
    post(JSON.stringify({ ...buildEvent(), remark: 'x'.repeat(1_048_576) })),
    413,
    { code: 'PAYLOAD_TOO_LARGE' },
  ],
  [
    'a NUL in a text',
    post(JSON.stringify({ ...buildEvent(), remark: 'a\0b' })),
    422,
    { errors: { remark: 'malformed' } },
  ],
  [
    'half of a surrogate pair',
    post(JSON.stringify(buildEvent({ additional_items: ['ok'] })).replace('"ok"', '"\\ud800"')),
    422,
    { errors: { 'additional_items.0': 'malformed' } },
  ],
  [
    'a key that is no key',
    post(JSON.stringify(buildEvent()), { ...json, 'Idempotency-Key': 'short' }),
    422,
    { errors: { 'idempotency-key': 'minLength' } },
  ],
];

describe('bad input', () => {
  it.each(bad)('%s is refused and writes nothing', async (_what, init, status, refusal) => {
    const { app } = standard;
    const hana = await app.as('hana');
    const before = [await app.db.$count(events), await app.db.$count(actionLogs)];
    const answer = await hana.send('/api/event', init);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, ...refusal });
    expect(answer.body.requestId).toEqual(expect.any(String));
    expect([await app.db.$count(events), await app.db.$count(actionLogs)]).toEqual(before);
  });

  it('the permission is checked before the body is read', async () => {
    const kebede = await standard.app.as('kebede');
    const { status, body } = await kebede.send('/api/event', post('{"client":'));
    expect([status, body.code]).toEqual([403, 'NO_PERMISSION']);
  });

  it('a URL that cannot be decoded is answered with 404', async () => {
    const answer = await standard.app.app.inject({ url: '/api/%zz' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('a truncated or empty multipart form is refused', async () => {
    const hana = await standard.app.as('hana');
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const init = { method: 'POST', headers: { 'Content-Type': type }, body: '--x\r\nbroken' };
      const { status, body } = await hana.send('/api/upload-file', init);
      expect([status, body.code]).toEqual([400, 'MALFORMED_JSON']);
    }
  });

  it('the content type of a GET is ignored', async () => {
    const { status } = await standard.app.guest.get('/api/tenant', {
      'Content-Type': 'text/plain',
    });
    expect(status).toBe(200);
  });

  it('Amharic, emoji and quotes are stored as they are', async () => {
    const hana = await standard.app.as('hana');
    const remark = `ድግስ 🎉 '; DROP TABLE events; --`;
    const { body } = await hana.post('/api/event', buildEvent({ remark }));
    expect(body.event.remark).toBe(remark);
  });

  it('an internal error reveals no details', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { body } = await admin.get('/api/event?id=2147483648');
    expect(body.errors).toEqual({ id: 'maximum' });
    expect(JSON.stringify(body)).not.toMatch(/select|postgres|node_modules/i);
  });
});
