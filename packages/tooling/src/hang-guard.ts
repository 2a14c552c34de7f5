/**
 * Time limits for tests that hang, in milliseconds. Shared by all projects, because a busy machine
 * is slower by an unknown factor.
 */
export const HANG = 300_000;

export const WAIT = 150_000;

export const hangGuard = {
  testTimeout: HANG,
  hookTimeout: HANG,
  teardownTimeout: HANG,
  expect: { poll: { timeout: WAIT } },
} as const;
