/** A database that tests have one after the other, each as if it were new. */
import { rememberRows } from './remember-rows.ts';
import { makeDatabase, startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

export interface SharedDatabase {
  /** A server on what `fill` left there; whatever the last one did is undone. Close that one first. */
  start(): Promise<TestApp>;
  drop(): Promise<void>;
}

/** To make a database and fill it takes half a second, to put its few rows back a twentieth of that. */
export async function openSharedDatabase(
  fill: (app: TestApp) => Promise<unknown>,
  options: TestAppOptions = {},
): Promise<SharedDatabase> {
  const database = await makeDatabase();
  const app = await startTestApp({ ...options, database });
  await fill(app);
  await app.close();
  const putBack = await rememberRows(database.url);
  return {
    async start() {
      await putBack();
      return startTestApp({ ...options, database });
    },
    drop: () => database.drop(),
  };
}
