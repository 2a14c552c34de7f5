/** The hooks of the API, bound once: a feature's data file is a line for each call. */
import { createHooks } from '@digis/api-client/swr';
import { withProof } from '../auth/proof.ts';
import { client } from './client.ts';

const hooks = createHooks(client);

export const { readAhead, readAheadAt, useRead } = hooks;

/**
 * Every write carries a key: its form's, or one of its own, so that sent twice it is done once (D154).
 * One that asks for the password again is sent once more when it was given. SPEC: D153
 */
export const useWrite: typeof hooks.useWrite = (...of) => {
  const write = hooks.useWrite(...of);
  return (body, options) => {
    const keyed = { idempotencyKey: newKey(), ...options };
    return withProof(() => write(body, keyed));
  };
};

/** Known to the server when a write is sent again. Random text that works on pages without HTTPS too, where crypto.randomUUID does not exist. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
