/** A server with the business of the scenarios and the built web, for one journey; its books are verified at the end. */
import {
  standardFixture,
  standardPeople,
  startTestApp,
  testPassword,
  type StandardPeople,
} from '@digis/server/testing';
import { resolve } from 'node:path';
import type { Order } from './start-process.ts';

const app = await startTestApp({ webFolder: resolve('apps/backoffice/dist') });
await standardFixture(app);

async function carryOut(order: Order): Promise<StandardPeople | null> {
  if (order.name === 'hire') return standardPeople(app);
  if (order.name === 'create user') await app.createUser(order.user);
  else if (order.name === 'set clock') app.clock.set(order.instant);
  else app.clock.advance(order.minutes);
  return null;
}

async function stop() {
  const difference = await app.verify();
  if (difference !== null) console.error(difference);
  await app.close();
  process.exit(difference === null ? 0 : 1);
}

process.on('message', (order: Order) => {
  void carryOut(order).then((answer) => process.send?.(answer));
});
process.on('SIGTERM', () => void stop());
console.log(JSON.stringify({ url: await app.listen(), password: testPassword }));
