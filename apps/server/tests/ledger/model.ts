/**
 * The model of the books: the expected balances in plain numbers and plain objects, without code of the server or of the shared
 * rules. Amounts are birr, whole or in halves.
 */

export type Way = 'in' | 'out';
export type BranchId = 1 | 2;
export type Actor = 'admin' | 'alem' | 'kebede' | 'sefer';

export interface ModelEvent {
  id: number;
  branch: BranchId;
  isCustom: boolean;
  unit: number;
  people: number;
  additional: number;
  discount: number;
  day: string;
  time: string;
  advance: number;
  paidFull: boolean;
  received: number;
  /** Money was approved for it once, whatever became of it. */
  wasPaid: boolean;
  /** Waiting for approval; a refund is negative. */
  open: number;
  isDeleted: boolean;
  /** Once made, its row in the Advance tab keeps its id. */
  advanceId: number | null;
  employees: Set<number>;
  /** Those of them who did not come. */
  absent: Set<number>;
  vendors: Set<number>;
  /** The booked debt to each person, by `vendor:1` or `wages:1`. */
  booked: Map<string, number>;
  /** The branch of each debt. */
  bookedIn: Map<string, BranchId>;
}

export interface ModelPending {
  id: number;
  event: ModelEvent;
  branch: BranchId;
  amount: number;
  isOpen: boolean;
  by: Actor;
  /** Its number, where a certificate waits and no money. */
  certificate?: string | undefined;
}

/** The last close of a branch: the difference of its box, which may still be booked. */
export interface ModelClose {
  by: Actor;
  difference: number;
  isBooked: boolean;
}

export interface ManualAdvance {
  id: number;
  by: Actor;
  branch: BranchId;
  way: Way;
  rest: number | null;
  isOpen: boolean;
}

export interface Box {
  id: number;
  branch: BranchId;
  spender: string;
  balance: number;
  isClosed: boolean;
}

/** The facts of the entry that an operation books. */
export interface Moves {
  event?: ModelEvent;
  /** The settled rest of a payment by hand. */
  advance?: ManualAdvance;
  box?: Box;
  /** Into the box. */
  isFill?: boolean;
  /** Employee and Ethiopian month. */
  salaryOf?: string;
  /** The number of a certificate. */
  certificate?: string;
  /** The field of the answer that names its row. */
  answeredAs?: 'record_id' | 'transaction_id' | 'close';
  /** By which the bank knows it. */
  reference?: string;
  /** Between places of a branch: neither in nor out. */
  isTransfer?: boolean;
  /** The entries of a pay-day, one for each employee. */
  wages?: PaidWages[];
}

export interface PaidWages {
  employee: number;
  salaryOf?: string;
  /** All but the cash. */
  accounts: Map<string, number>;
}

export interface MovedEntry extends Moves {
  id: number;
  by: Actor;
  branch: BranchId;
  /** The account whose amount people know it by. */
  main: string;
  /** Its corrected amount. */
  accounts: Map<string, number>;
}

export interface Model {
  /** Milliseconds. */
  now: number;
  events: ModelEvent[];
  pendings: ModelPending[];
  advances: ManualAdvance[];
  boxes: Box[];
  /** Entries that moved money. */
  moved: MovedEntry[];
  /** The balances of journal accounts, by name. */
  accounts: Map<string, number>;
  totals: Record<BranchId, { in: number; out: number }>;
  /** The debts booked for each event by account, in the order of their first booking. */
  bookings: Map<string, Map<number, Booking>>;
  /** The most that a user pays out in a day of money that no other user has entered; null is no limit. */
  mostAlone: number | null;
  /** References of banks that are in use. */
  held: Set<string>;
  closes: Map<BranchId, ModelClose>;
  /** Openings that stand. */
  opened: Map<BranchId, Opening>;
  /** Branches whose books have entries beside their opening. */
  booksMoved: Set<BranchId>;
  /** Amounts by actor and day. */
  paidAlone: Map<string, number>;
}

/** The figures a branch began with, in birr. */
export interface Opening {
  id: number;
  branch: BranchId;
  /** By place; null is the box. */
  money: (readonly [place: number | null, amount: number])[];
  vendor: number;
  employee: number;
  received: { event: ModelEvent; amount: number }[];
}

export interface Booking {
  net: number;
  /** The amounts that each actor booked, less corrections. */
  by: Map<Actor, number>;
}

export const emptyModel = (now: number, mostAlone: number | null): Model => ({
  now,
  mostAlone,
  bookings: new Map(),
  paidAlone: new Map(),
  held: new Set(),
  closes: new Map(),
  opened: new Map(),
  booksMoved: new Set(),
  events: [],
  pendings: [],
  advances: [],
  boxes: [],
  moved: [],
  accounts: new Map(),
  totals: { 1: { in: 0, out: 0 }, 2: { in: 0, out: 0 } },
});

const hour = 3_600_000;

/** A time before six belongs to the night of the picked day, so it is on the next. */
export const startOf = ({ day, time }: Pick<ModelEvent, 'day' | 'time'>): number =>
  Date.parse(`${day}T${time}:00+03:00`) + (time < '06:00' ? 24 * hour : 0);

export const clash = (a: ModelEvent, b: ModelEvent): boolean =>
  Math.abs(startOf(a) - startOf(b)) < 4 * hour;

export const totalOf = ({ unit, people, additional, discount }: ModelEvent): number =>
  unit * people + additional - discount;

export const leftOf = (event: ModelEvent): number =>
  event.isDeleted || event.paidFull ? 0 : totalOf(event) - event.advance;

/** SPEC: D157, of an event paid in full the advance is its total. */
export const withAdvance = (event: ModelEvent): ModelEvent =>
  event.paidFull ? { ...event, advance: totalOf(event) } : event;

export const targetOf = (event: ModelEvent): number =>
  event.paidFull ? totalOf(event) : event.advance;

export const isInAdvanceTab = (event: ModelEvent): boolean =>
  !event.isDeleted && event.received > 0 && leftOf(event) > 0 && event.open === 0;

/** Tiers of the package of the scenarios. */
export const tiers = [
  { min: 50, max: 200, value: 650 },
  { min: 201, max: 400, value: 600 },
  { min: 401, max: 1000, value: 550 },
] as const;

export const tierOf = (people: number) =>
  tiers.find(({ min, max }) => people >= min && people <= max);

export function post(model: Model, account: string, amount: number): void {
  model.accounts.set(account, (model.accounts.get(account) ?? 0) + amount);
  if (account.startsWith('cash:')) model.booksMoved.add(account.split(':')[1] === '1' ? 1 : 2);
}

/** Moves cash of a branch; the other account is its purpose. */
export function moveCash(model: Model, branch: BranchId, amount: number, other: string): void {
  post(model, `cash:${branch}`, amount);
  post(model, other, -amount);
  countCash(model, branch, amount);
}

export function countCash(model: Model, branch: BranchId, amount: number): void {
  if (amount > 0) model.totals[branch].in += amount;
  else model.totals[branch].out -= amount;
}

/** Below zero on the account is owed. */
export const owed = (model: Model, account: string): number => -(model.accounts.get(account) ?? 0);
