/** A server with the standard business for every test of a file; its books are verified after each. */
import { openSharedDatabase, standardFixture } from '@digis/server/testing';
import type { SharedDatabase, TestApp, TestAppOptions } from '@digis/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

/** Filled before each test; read it inside tests only. */
export function useApp(options: TestAppOptions = {}): { readonly app: TestApp } {
  let database: SharedDatabase | undefined;
  let current: TestApp | undefined;
  beforeAll(async () => {
    database = await openSharedDatabase(standardFixture, options);
  });
  beforeEach(async () => {
    current = await database?.start();
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
