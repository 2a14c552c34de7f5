/** Writes a row of the action log, with the fields that an edit changed. */
import type { Schemas } from '@digis/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { placeholdersOf, prepared } from '../db/statements.ts';
import { actionLogs } from '../db/tables/action-logs.ts';
import { isImagePath } from '../files/image-path.ts';

export interface Action {
  /** The kind of record and the change: `branch.create`. */
  action: Schemas['LogAction'];
  /** The name a person knows the record by. */
  subject: string;
  entityId?: number;
  changes?: Schemas['LogChange'][];
}

interface Actor {
  db: Database;
  clock: Clock;
  request: { device: string; ip: string };
  /** null: a sign-in that failed, or what the server does by itself. */
  user: SignedInUser | null;
  /** Whose branch reads of what the server did by itself. */
  branch_id?: number | null;
}

/** SPEC: D155, the log tells that an image changed, not its path, with which a reader could attach it. */
export const withoutPaths = (changes: readonly Schemas['LogChange'][]): Schemas['LogChange'][] =>
  changes.map(({ field, ...values }) => ({
    field,
    ...Object.fromEntries(
      Object.entries(values).map(([when, text]) => [when, isImagePath(text) ? 'image' : text]),
    ),
  }));

export async function recordAction(actor: Actor, action: Action): Promise<void> {
  await insertAction(actor, action);
}

/** The id of its row. */
export async function insertAction(
  actor: Actor,
  { entityId, changes, ...action }: Action,
): Promise<number | undefined> {
  const { db, clock, request, user, branch_id = user?.branch_id ?? null } = actor;
  const [row] = await insertRow(db, {
    ...action,
    changes: changes === undefined ? null : withoutPaths(changes),
    entity_id: entityId ?? null,
    user_id: user?.id ?? null,
    branch_id,
    device: request.device,
    ip: request.ip,
    created_at: clock.now(),
  } satisfies Record<keyof typeof inserted, unknown>);
  return row?.id;
}

/** All but what PostgreSQL fills in. */
const { id, ...inserted } = getTableColumns(actionLogs);

const insertRow = prepared('insert_action', (db) =>
  db.insert(actionLogs).values(placeholdersOf(inserted)).returning({ id }),
);

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Empty when nothing changed: such an edit is not logged. */
export const changesBetween = (before: Fields, after: Fields): Schemas['LogChange'][] =>
  Object.keys(after)
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
