/**
 * Time limits for hanging tests, in milliseconds: the same for the tests, hooks and waits of every project. A busy machine is
 * slower by an unknown factor, so no test has a shorter time of its own.
 */
export const HANG = 300_000;

/** The time that a test waits for one condition. */
export const WAIT = 150_000;

/** The limits for the `test` of a Vitest project. */
export const hangGuard = {
  testTimeout: HANG,
  hookTimeout: HANG,
  teardownTimeout: HANG,
  expect: { poll: { timeout: WAIT } },
} as const;
