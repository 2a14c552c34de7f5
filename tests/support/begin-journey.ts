/** A server of its own for one journey, from a process that serves many. */
import type { StartedProcess } from './start-process.ts';

export interface Place {
  readonly url: string;
  readonly password: string;
  readonly tell: StartedProcess['tell'];
}

/** @param house runs `serveOffice` */
export async function beginJourney(
  house: StartedProcess,
): Promise<Place & { end(): Promise<void> }> {
  const url = String(await house.tell({ name: 'begin' }));
  return {
    url,
    password: house.ready.password,
    tell: house.tell,
    async end() {
      const difference = await house.tell({ name: 'end' });
      if (difference === null) return;
      throw new Error(`the books do not add up: ${JSON.stringify(difference)}`);
    },
  };
}
