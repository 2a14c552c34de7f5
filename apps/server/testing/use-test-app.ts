/** For the server's own tests: an app with the standard business, its books checked after each test. */
import { and, count, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { actionLogs } from '../src/db/tables/action-logs.ts';
import { standardFixture, type StandardFixture } from './factories.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

export interface StandardApp {
  app: TestApp;
  fixture: StandardFixture;
}

/** Filled before the first test runs; read it inside tests only. */
export function useStandardApp(options: TestAppOptions = {}): StandardApp {
  const standard: Partial<StandardApp> = {};
  beforeAll(async () => {
    standard.app = await startTestApp(options);
    standard.fixture = await standardFixture(standard.app);
  });
  afterEach(async () => {
    expect(await standard.app?.verify()).toBeNull();
  });
  afterAll(() => standard.app?.close());
  return {
    get app() {
      return present(standard.app);
    },
    get fixture() {
      return present(standard.fixture);
    },
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the test app is there from beforeAll on');
  return value;
}

/** How often an action was logged, and who did it last and from where. */
export async function logged(app: TestApp, action: string, entityId?: number) {
  const where = and(
    eq(actionLogs.action, action),
    entityId === undefined ? undefined : eq(actionLogs.entity_id, entityId),
  );
  const [total] = await app.db.select({ rows: count() }).from(actionLogs).where(where);
  const [last] = await app.db
    .select()
    .from(actionLogs)
    .where(where)
    .orderBy(desc(actionLogs.id))
    .limit(1);
  return { times: total?.rows ?? 0, last };
}
