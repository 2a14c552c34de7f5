/** A job of the day, in whatever engine. */
import type { House } from '../house.ts';
import type { Person } from '../person.ts';

export interface Visit {
  readonly house: House;
  readonly isPhone: boolean;
  /** A person at an address, signed in or, as null, not. */
  enter(username: string | null, path: string): Promise<Person>;
}

/** What is said where the engine cannot do the job, or only in another way. */
export type Reason = string | undefined;

export interface Job {
  readonly name: string;
  do(visit: Visit): Promise<Reason | void>;
}
