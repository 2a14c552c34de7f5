/** Starts the standard business for each test, and verifies its books afterwards. */
import { lendStandardDatabase, standardFixture, startTestApp } from '@digis/server/testing';
import type { SharedDatabase, TestApp, TestAppOptions } from '@digis/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

export function useApp(options: TestAppOptions = {}): { readonly app: TestApp } {
  let database: SharedDatabase | undefined;
  let current: TestApp | undefined;
  beforeAll(async () => {
    database = await lendStandardDatabase();
  });
  beforeEach(async () => {
    current = await database?.start(options);
  });
  afterEach(async () => {
    expect(await current?.verify()).toBeNull();
    await current?.close();
  });
  afterAll(() => database?.drop());
  return {
    get app() {
      if (!current) throw new Error('the app is there from beforeEach on');
      return current;
    },
  };
}

/** One app for all tests of a file, without `verify`: events of `repeatEvent` have no log. */
export function useCrowdedApp(fill: (app: TestApp) => Promise<unknown>): { readonly app: TestApp } {
  let current: TestApp | undefined;
  beforeAll(async () => {
    current = await startTestApp();
    await standardFixture(current);
    await fill(current);
  });
  afterAll(() => current?.close());
  return {
    get app() {
      if (!current) throw new Error('the app is there from beforeAll on');
      return current;
    },
  };
}
