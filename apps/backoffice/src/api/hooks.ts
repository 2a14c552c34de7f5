/** The hooks of the API, bound once: a feature's data file is a line for each call. */
import { createHooks } from '@digis/api-client/swr';
import { withProof } from '../session/proof.ts';
import { client } from './client.ts';

const hooks = createHooks(client);

export const { readAhead, useRead } = hooks;

/** A write that asks for the password again is sent once more when it was given. SPEC: D153 */
export const useWrite: typeof hooks.useWrite = (...of) => {
  const write = hooks.useWrite(...of);
  return (body, options) => withProof(() => write(body, options));
};
