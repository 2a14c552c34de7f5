import { createHooks } from '@digis/api-client/swr';
import { withProof } from '../auth/proof.ts';
import { client } from './client.ts';

const hooks = createHooks(client);

export const { readAhead, readAheadAt, useRead } = hooks;

/**
 * Adds an idempotency key (D154), and repeats a write after the user gave the password again. D153
 */
export const useWrite: typeof hooks.useWrite = (...of) => {
  const write = hooks.useWrite(...of);
  return (body, options) => {
    const keyed = { idempotencyKey: newKey(), ...options };
    return withProof(() => write(body, keyed));
  };
};

/** Not `crypto.randomUUID`, which pages without HTTPS lack. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
