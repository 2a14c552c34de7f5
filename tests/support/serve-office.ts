/** A process with a server for one journey after the other, each on the business as it was; its books are verified at the end of each. */
import {
  openSharedDatabase,
  standardPeople,
  testPassword,
  type TestApp,
} from '@digis/server/testing';
import { resolve } from 'node:path';
import type { Order } from './start-process.ts';

export async function serveOffice(fill: (app: TestApp) => Promise<unknown>): Promise<void> {
  const database = await openSharedDatabase(fill, { webFolder: resolve('apps/backoffice/dist') });
  let current: TestApp | undefined;

  function present(): TestApp {
    if (!current) throw new Error('no journey has begun');
    return current;
  }

  async function end(): Promise<string | null> {
    const app = present();
    const difference = await app.verify();
    await app.close();
    current = undefined;
    return difference;
  }

  async function carryOut(order: Order): Promise<unknown> {
    if (order.name === 'end') return end();
    if (order.name === 'begin') {
      current = await database.start();
      return current.listen();
    }
    const app = present();
    if (order.name === 'hire') return standardPeople(app);
    if (order.name === 'create user') await app.createUser(order.user);
    else if (order.name === 'set clock') app.clock.set(order.instant);
    else app.clock.advance(order.minutes);
    return null;
  }

  async function stop() {
    const difference = current ? await end() : null;
    if (difference !== null) console.error(difference);
    await database.drop();
    process.exit(difference === null ? 0 : 1);
  }

  process.on('message', (order: Order) => {
    void carryOut(order).then((answer) => process.send?.(answer));
  });
  process.on('SIGTERM', () => void stop());
  console.log(JSON.stringify({ password: testPassword }));
}
