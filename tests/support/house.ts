/** A process that serves one journey after the other, one for each worker. */
import { type StartedProcess, startProcess } from './start-process.ts';

export type House = StartedProcess<{ readonly password: string }>;

/** Those that run `serveOffice`: with the business of the scenarios, or with something in every list. */
type Script = 'serve-app.ts' | 'serve-business.ts';

export const openHouse = (script: Script): Promise<House> =>
  startProcess(`tests/support/${script}`);

type HouseFixture = [
  (needs: object, use: (house: House) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
];

/** The fixture of it, for `test.extend`. */
export const houseOf = (script: Script): HouseFixture => [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  async ({}, use) => {
    const house = await openHouse(script);
    await use(house);
    await house.stop();
  },
  { scope: 'worker' },
];

export interface Place {
  readonly url: string;
  readonly password: string;
  readonly tell: House['tell'];
  /** Rejects when its books don't add up; one that goes on until the house stops fails there. */
  end(): Promise<void>;
}

/** A server of its own for one journey. */
export async function beginJourney({ ready, tell }: House): Promise<Place> {
  const url = String(await tell({ name: 'begin' }));
  return {
    url,
    password: ready.password,
    tell,
    async end() {
      const difference = await tell({ name: 'end' });
      if (difference === null) return;
      throw new Error(`the books do not add up: ${JSON.stringify(difference)}`);
    },
  };
}
