/** A server with the standard business for every test of a file, its books checked after each. */
import { standardFixture, startTestApp } from '@digis/server/testing';
import type { TestApp, TestAppOptions } from '@digis/server/testing';
import { afterEach, beforeEach, expect } from 'vitest';

/** Filled before each test; read it inside tests only. */
export function useApp(options: TestAppOptions = {}): { readonly app: TestApp } {
  let current: TestApp | undefined;
  beforeEach(async () => {
    current = await startTestApp(options);
    await standardFixture(current);
  });
  afterEach(async () => {
    expect(await current?.verify()).toBeNull();
    await current?.close();
  });
  return {
    get app() {
      if (!current) throw new Error('the app is there from beforeEach on');
      return current;
    },
  };
}
