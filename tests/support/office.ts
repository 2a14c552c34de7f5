/** The server of one journey: its clock, and what was done there before the journey begins. */
import { callerOf, type AppFetch, type Caller, type StandardPeople } from '@digis/server/testing';
import { beginJourney, type House, openHouse } from './house.ts';
import type { UserToCreate } from './start-process.ts';

export interface Office {
  readonly url: string;
  readonly password: string;
  /** Calls the API as a user of the fixture. */
  as(username: string): Promise<Caller>;
  /** No session outlives a day: sign in again afterwards. */
  setClock(instant: string): Promise<void>;
  advanceClock(minutes: number): Promise<void>;
  createUser(user: UserToCreate): Promise<void>;
  /** Abebe and Tigist, Selam DJ and Addis Decor. */
  hire(): Promise<StandardPeople>;
}

interface ClosableOffice extends Office {
  /** Rejects when its books don't add up. */
  close(): Promise<void>;
}

/** For whoever needs one only. */
export async function openOffice(): Promise<ClosableOffice> {
  const house = await openHouse('serve-app.ts');
  return { ...(await openOfficeIn(house)), close: house.stop };
}

export async function openOfficeIn(house: House): Promise<ClosableOffice> {
  const { url, password, tell, end } = await beginJourney(house);
  const fetchThere: AppFetch = (path, init) =>
    fetch(path instanceof Request ? path : new URL(path, url), init);
  return {
    url,
    password,
    as: async (username) => {
      const guest = callerOf(fetchThere, null);
      const { body } = await guest.post('/api/login', { username, password });
      return callerOf(fetchThere, body.token);
    },
    setClock: async (instant) => void (await tell({ name: 'set clock', instant })),
    advanceClock: async (minutes) => void (await tell({ name: 'advance clock', minutes })),
    createUser: async (user) => void (await tell({ name: 'create user', user })),
    hire: async () => (await tell({ name: 'hire' })) as StandardPeople,
    close: end,
  };
}
