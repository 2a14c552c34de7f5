/** Databases of the standard business, which the test files of a worker use in turn. */
import { standardFixture, type StandardFixture } from '../factories.ts';
import type { TestAppOptions } from '../start-test-app.ts';
import { openSharedDatabase, type SharedDatabase } from './shared-database.ts';

export interface StandardDatabase extends SharedDatabase {
  readonly fixture: StandardFixture;
}

const free: StandardDatabase[] = [];

/** `drop` keeps the database for the next file; it is removed with the cluster. */
export async function lendStandardDatabase(): Promise<StandardDatabase> {
  const lent = free.pop() ?? (await makeStandardDatabase());
  return { ...lent, drop: () => Promise.resolve(void free.push(lent)) };
}

export async function startStandardApp(options: TestAppOptions = {}) {
  const database = await lendStandardDatabase();
  const app = await database.start(options);
  const giveBack = async () => {
    await app.close();
    await database.drop();
  };
  return { app, fixture: database.fixture, giveBack };
}

async function makeStandardDatabase(): Promise<StandardDatabase> {
  let fixture: StandardFixture | undefined;
  const database = await openSharedDatabase(async (app) => {
    fixture = await standardFixture(app);
  });
  if (fixture === undefined) throw new Error('the standard business was not made');
  return { ...database, fixture };
}
