import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';

const standard = useStandardApp();

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const post = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});
const unknownFields = (howMany: number) =>
  Object.fromEntries(Array.from({ length: howMany }, (_, at) => [`x${at}`, 1]));

const asHana = async (body: string) =>
  (await standard.app.as('hana')).send('/api/event', post(body));

describe('a hostile body', () => {
  it('a body nested deeper than twelve levels is refused while parsing', async () => {
    expect(await asHana(nested(13))).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON', msg: 'The body is nested too deeply.' },
    });
    expect(await asHana(nested(12))).toMatchObject({ status: 422 });
    const inText = JSON.stringify(buildEvent({ remark: `${'['.repeat(900)} \\" {` }));
    expect((await asHana(inText)).status).toBe(200);
  });

  it('a deeply nested body to /login is refused with 400', async () => {
    const body = `{"username":${nested(1_900)}}`;
    const { status } = await standard.app.guest.send('/api/login', post(body));
    expect(status).toBe(400);
  });

  it('a refusal names at most fifty unknown fields', async () => {
    const some = await asHana(JSON.stringify(unknownFields(400)));
    expect(some.status).toBe(422);
    expect(Object.keys(some.body.errors)).toHaveLength(50);
    const many = await asHana(JSON.stringify(unknownFields(20_000)));
    expect(many.status).toBe(422);
    expect(Object.keys(many.body.errors).length).toBeLessThanOrEqual(50);
  });

  it('a list that is too long is refused before it is searched for duplicates', async () => {
    const admin = await standard.app.as('admin');
    const items = Array.from({ length: 30_000 }, (_, at) => at + 1);
    const pricing = [{ min: 1, max: 2, value: 3 }];
    const body = JSON.stringify({ name: 'x', items, pricing });
    const answer = await admin.send('/api/package', post(body));
    expect(answer).toMatchObject({ status: 422, body: { errors: { items: 'maxItems' } } });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'an unknown field named %s is named in the refusal',
    async (name) => {
      const { status, body } = await asHana(JSON.stringify({ ...buildEvent(), [name]: 1 }));
      expect(status).toBe(422);
      expect(Object.entries(body.errors)).toEqual([[name, 'unknown']]);
    },
  );

  it('a body is limited to 4 kB at /login and to 256 kB elsewhere', async () => {
    const { guest } = standard.app;
    const credentials = { username: 'hana', password: 'x'.repeat(5_000) };
    const login = await guest.send('/api/login', post(JSON.stringify(credentials)));
    expect([login.status, login.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const form = await asHana(JSON.stringify(buildEvent({ remark: 'x'.repeat(262_144) })));
    expect([form.status, form.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('a body is validated against the schema before its texts are checked', async () => {
    const { body } = await asHana(JSON.stringify({ ...buildEvent(), remark: 'a\0b', colour: 1 }));
    expect(body.errors).toEqual({ colour: 'unknown' });
    const wrongText = await asHana(JSON.stringify(buildEvent({ remark: 'a\0b' })));
    expect(wrongText.body.errors).toEqual({ remark: 'malformed' });
  });
});
