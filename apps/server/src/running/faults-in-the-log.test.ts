import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { appFetch, callerOf } from '../../testing/caller.ts';
import { buildEvent } from '../../testing/index.ts';
import { query } from '../../testing/test-cluster.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { buildApp } from '../app.ts';
import { faultOf, printableError } from './log.ts';
import { startBackgroundWork } from '../background/background-work.ts';

const standard = useStandardApp();

function listening() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { stream, said: () => lines.join('') };
}

const name = 'ወይዘሮ በለጠች';
const phone = '0911998877';

it('an error is logged with its code and location, never with request data', async () => {
  const { app } = standard;
  await query(
    app.url,
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '%', E'who\\n    at ' || to_jsonb(NEW)::text
        USING ERRCODE = 'XX001', CONSTRAINT = 'a_rule'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION fail()`,
  );
  const { stream, said } = listening();
  const logger = { level: 'trace', stream, redact: ['req', 'res'] };
  const loud = await buildApp({ ...app, logger, webFolder: '' });
  const hana = callerOf(appFetch(loud), (await app.as('hana')).token);
  const client = { full_name: name, primary_phone: phone, secondary_phone: phone };
  expect(await hana.post('/api/client', client)).toMatchObject({ status: 500 });
  const event = buildEvent({ client: { name, primary_phone: phone, secondary_phone: phone } });
  expect((await hana.post('/api/event', event)).status).toBe(500);
  await loud.close();
  expect(said()).toMatch(/"state":"XX001","constraint":"a_rule"/);
  expect(said()).toMatch(/"frames":\["    at .+\.ts:\d+/);
  for (const secret of [name, phone, 'Failed query']) expect(said()).not.toContain(secret);
  await query(app.url, 'DROP TRIGGER fail ON clients');
});

it('errors of background work, startup and commands are logged without data', async () => {
  const { db } = standard.app;
  const failing = () => db.execute(sql`SELECT ${phone}::text::int / 0, ${name}::text`);
  const { stream, said } = listening();
  const background = startBackgroundWork(standard.app, pino(stream), failing);
  await expect.poll(said).toContain('background work failed');
  await background.stop();
  const error: unknown = await failing().catch((reason: unknown) => reason);
  const all = said() + JSON.stringify(printableError(error)) + JSON.stringify(faultOf(error));
  expect(all).toContain('"state":"22012"');
  for (const secret of [name, phone]) expect(all).not.toContain(secret);
});
