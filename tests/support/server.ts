import { resolve } from 'node:path';
import {
  type AppFetch,
  type Caller,
  callerOf,
  makeCopy,
  openSharedDatabase,
  type SharedDatabase,
  standardFixture,
  standardPeople,
  type StandardPeople,
  type TestApp,
  testPassword,
} from '@digis/server/testing';
import { everyList } from './business.ts';

export type UserToCreate = Parameters<TestApp['createUser']>[0];

const businesses = {
  scenarios: standardFixture,
  'every list': everyList,
  new: async (app: TestApp) => void (await app.createUser({ username: 'admin', role: 'admin' })),
};
export type BusinessName = keyof typeof businesses;

export interface Server {
  readonly url: string;
  readonly password: string;
  as(username: string): Promise<Caller>;
  tokenOf(username: string): Promise<string>;
  /** Ends the session on the server, so that its next call gets 403. */
  endSession(token: string): Promise<void>;
  setClock(instant: string): void;
  advanceClock(minutes: number): void;
  createUser(user: UserToCreate): Promise<number>;
  keepCopy(day: string): Promise<void>;
  hire(): Promise<StandardPeople>;
  /** Actions logged since the last call; the first call only starts the recording. */
  actionsSince(): Promise<readonly string[]>;
}

export interface ClosableServer extends Server {
  /** Rejects if the books do not add up. */
  close(): Promise<void>;
}

/** @param tree the checkout whose web app is served */
export const openBusiness = (name: BusinessName, tree = '.'): Promise<SharedDatabase> =>
  openSharedDatabase(businesses[name], { webFolder: resolve(tree, 'apps/backoffice/dist') });

interface LoggedAction {
  readonly id: number;
  readonly action: string;
}

function actionsOf(as: Server['as']): Server['actionsSince'] {
  let admin: Promise<Caller> | undefined;
  let seen = 0;
  return async () => {
    admin ??= as('admin');
    const { body } = await (await admin).get('/api/action-logs');
    const logs: readonly LoggedAction[] = body.logs;
    const fresh = logs.filter(({ id }) => id > seen).map(({ action }) => action);
    seen = Math.max(seen, ...logs.map(({ id }) => id));
    return fresh.filter((name) => !name.startsWith('session.'));
  };
}

/** A database of `openBusiness` has only one server at a time. */
export async function openServer(database: SharedDatabase): Promise<ClosableServer> {
  const app = await database.start();
  const url = await app.listen();
  const fetchThere: AppFetch = (path, init) =>
    fetch(path instanceof Request ? path : new URL(path, url), init);
  const as: Server['as'] = async (username) => {
    const guest = callerOf(fetchThere, null);
    const { body } = await guest.post('/api/login', { username, password: testPassword });
    return callerOf(fetchThere, body.token);
  };
  return {
    url,
    password: testPassword,
    as,
    tokenOf: async (username) => (await as(username)).token ?? '',
    keepCopy: (day) => makeCopy(app, day),
    endSession: async (token) => void (await callerOf(fetchThere, token).post('/api/logout')),
    setClock: (instant) => app.clock.set(instant),
    advanceClock: (minutes) => app.clock.advance(minutes),
    createUser: (user) => app.createUser(user),
    hire: () => standardPeople(app),
    actionsSince: actionsOf(as),
    async close() {
      const difference = await app.verify();
      await app.close();
      if (difference !== null)
        throw new Error(`the books do not add up: ${JSON.stringify(difference)}`);
    },
  };
}

export async function openOneServer(tree?: string): Promise<ClosableServer> {
  const database = await openBusiness('scenarios', tree);
  const server = await openServer(database);
  return {
    ...server,
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
