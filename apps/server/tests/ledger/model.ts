/**
 * A model of the ledger in birr. Shares no code with the server, so it repeats none of its
 * faults. D157
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
  wasPaid: boolean;
  open: number;
  isDeleted: boolean;
  /** Id of the event's row in the Advance tab; null until it appears, then unchanged. */
  advanceId: number | null;
  employees: Set<number>;
  absent: Set<number>;
  vendors: Set<number>;
  booked: Map<string, number>;
  bookedIn: Map<string, BranchId>;
}

export interface ModelPending {
  id: number;
  event: ModelEvent;
  branch: BranchId;
  amount: number;
  isOpen: boolean;
  by: Actor;
  certificate?: string | undefined;
}

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

export interface Moves {
  event?: ModelEvent;
  advance?: ManualAdvance;
  box?: Box;
  isFill?: boolean;
  salaryOf?: string;
  certificate?: string;
  /** The field of the answer that contains the id. */
  answeredAs?: 'record_id' | 'transaction_id' | 'close';
  reference?: string;
  isTransfer?: boolean;
  wages?: PaidWages[];
}

export interface PaidWages {
  employee: number;
  salaryOf?: string;
  accounts: Map<string, number>;
}

export interface MovedEntry extends Moves {
  id: number;
  by: Actor;
  branch: BranchId;
  main: string;
  accounts: Map<string, number>;
}

export interface Model {
  /** Milliseconds. */
  now: number;
  events: ModelEvent[];
  pendings: ModelPending[];
  advances: ManualAdvance[];
  boxes: Box[];
  moved: MovedEntry[];
  accounts: Map<string, number>;
  totals: Record<BranchId, { in: number; out: number }>;
  bookings: Map<string, Map<number, Booking>>;
  /** The setting `four_eyes_above`; null: no limit. */
  mostAlone: number | null;
  held: Set<string>;
  closes: Map<BranchId, ModelClose>;
  opened: Map<BranchId, Opening>;
  booksMoved: Set<BranchId>;
  paidAlone: Map<string, number>;
}

/** Birr. */
export interface Opening {
  id: number;
  branch: BranchId;
  /** null: the branch's cash. */
  money: (readonly [place: number | null, amount: number])[];
  vendor: number;
  employee: number;
  received: { event: ModelEvent; amount: number }[];
}

export interface Booking {
  net: number;
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

/** Decision 0006: the hours after midnight belong to the picked date. */
export const startOf = ({ day, time }: Pick<ModelEvent, 'day' | 'time'>): number =>
  Date.parse(`${day}T${time}:00+03:00`) + (time < '06:00' ? 24 * hour : 0);

export const clash = (a: ModelEvent, b: ModelEvent): boolean =>
  Math.abs(startOf(a) - startOf(b)) < 4 * hour;

export const totalOf = ({ unit, people, additional, discount }: ModelEvent): number =>
  unit * people + additional - discount;

export const leftOf = (event: ModelEvent): number =>
  event.isDeleted || event.paidFull ? 0 : totalOf(event) - event.advance;

export const withAdvance = (event: ModelEvent): ModelEvent =>
  event.paidFull ? { ...event, advance: totalOf(event) } : event;

export const targetOf = (event: ModelEvent): number =>
  event.paidFull ? totalOf(event) : event.advance;

export const isInAdvanceTab = (event: ModelEvent): boolean =>
  !event.isDeleted && event.received > 0 && leftOf(event) > 0 && event.open === 0;

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

export function moveCash(model: Model, branch: BranchId, amount: number, other: string): void {
  post(model, `cash:${branch}`, amount);
  post(model, other, -amount);
  countCash(model, branch, amount);
}

export function countCash(model: Model, branch: BranchId, amount: number): void {
  if (amount > 0) model.totals[branch].in += amount;
  else model.totals[branch].out -= amount;
}

/** A negative balance is owed. */
export const owed = (model: Model, account: string): number => -(model.accounts.get(account) ?? 0);
