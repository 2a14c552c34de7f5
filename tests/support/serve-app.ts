/** A server with the business of the scenarios and the built web, for one journey; its books are verified at the end. */
import { standardFixture, startTestApp, testPassword } from '@digis/server/testing';
import { resolve } from 'node:path';

const app = await startTestApp({ webFolder: resolve('apps/backoffice/dist') });
await standardFixture(app);

async function stop() {
  const difference = await app.verify();
  if (difference !== null) console.error(difference);
  await app.close();
  process.exit(difference === null ? 0 : 1);
}

process.on('SIGTERM', () => void stop());
console.log(JSON.stringify({ url: await app.listen(), password: testPassword }));
