import { isoToEt } from '@digis/ethio-date';
import type { Answer, Caller } from '#testing/index.ts';
import {
  totalOf,
  type Actor,
  type BranchId,
  type Model,
  type ModelEvent,
  type Moves,
} from '../model.ts';

export interface Draw {
  actor: number;
  pick: number;
  choice: number;
  amount: number;
  isBold: boolean;
}

export interface Refusal {
  status: number;
  code: string;
}

export interface Step {
  kind: string;
  also?: 'pay by bank';
  actor: Actor;
  method: 'post' | 'patch' | 'delete';
  path: string;
  body: Record<string, unknown>;
  prepare?: (
    ask: (path: string) => Promise<Answer['body']>,
    admin: Caller,
  ) => Promise<Record<string, unknown>>;
  refusal?: Refusal | undefined;
  isLogged?: boolean;
  /**
   * Includes rows of `prepare`.
   * @default 1
   */
  logs?: number;
  moves?: Moves;
  apply(ids: Ids): Promise<void> | void;
}

export interface Ids {
  answered: Record<string, unknown>;
  openPendingOf(eventId: number): Promise<number>;
  advanceOf(eventId: number): Promise<number>;
  newestAdvance(): Promise<number>;
  newestEvent(): Promise<number>;
}

export type MakeStep = (model: Model, draw: Draw) => Step | null;

export const no = (status: number, code: string): Refusal => ({ status, code });

const actors = ['alem', 'admin', 'sefer', 'alem', 'admin'] as const;

export const actorOf = ({ actor }: Draw): 'admin' | 'alem' | 'sefer' =>
  actors[actor % actors.length] ?? 'admin';

export const homeOf = (actor: Actor): BranchId | null =>
  actor === 'admin' ? null : actor === 'sefer' ? 2 : 1;

export const sees = (actor: Actor, branch: BranchId): boolean =>
  homeOf(actor) === null || homeOf(actor) === branch;

export const pick = <T>(rows: readonly T[], at: number): T | undefined =>
  rows.length === 0 ? undefined : rows[at % rows.length];

export const within = <T extends { branch: BranchId }>(
  rows: readonly T[],
  actor: Actor,
  draw: Draw,
): T[] => rows.filter((row) => draw.actor % 35 < 5 || sees(actor, row.branch));

export const branchQuery = (actor: Actor, branch: BranchId): string =>
  actor === 'admin' ? `?branchId=${branch}` : '';

const dayMs = 86_400_000;

export const isoDay = (now: number, days: number): string =>
  new Date(now + 3 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

export const client = {
  name: 'አልማዝ ተስፋዬ',
  primary_phone: '0911223344',
  secondary_phone: '0922334455',
};

export const formOf = (event: Omit<ModelEvent, 'id'>): Record<string, unknown> => ({
  client,
  ...(event.isCustom ? { packageId: 'custom', per_person: event.unit } : { packageId: 1 }),
  event_date: event.day,
  et_date: isoToEt(event.day),
  time: event.time,
  num_of_people: event.people,
  advance_amount: event.advance,
  additional_price: event.additional,
  discount_amount: event.discount,
  paid_full: event.paidFull,
  branchId: event.branch,
});

export async function claim(
  model: Model,
  event: ModelEvent,
  open: number,
  ids: Ids,
  by: Actor,
  certificate?: string,
) {
  for (const row of model.pendings) if (row.event === event) row.isOpen = false;
  event.open = open;
  if (open === 0) return;
  const id = await ids.openPendingOf(event.id);
  model.pendings.push({
    id,
    event,
    branch: event.branch,
    amount: open,
    isOpen: true,
    by,
    certificate,
  });
}

export function claimReceived(event: ModelEvent): void {
  event.advance = event.received;
  event.paidFull = event.received > 0 && event.received === totalOf(event);
}
