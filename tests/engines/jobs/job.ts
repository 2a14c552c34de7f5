import type { House } from '../house.ts';
import type { Person } from '../person.ts';

export interface Visit {
  readonly house: House;
  readonly isPhone: boolean;
  enter(username: string | null, path: string): Promise<Person>;
}

export type Reason = string | undefined;

export interface Job {
  readonly name: string;
  do(visit: Visit): Promise<Reason | void>;
}
