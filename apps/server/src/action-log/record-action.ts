import type { Schemas } from '@digis/api-client/contract';
import { getTableColumns } from 'drizzle-orm';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { placeholdersOf, prepared } from '../db/fast/statements.ts';
import { actionLogs } from '../db/tables/action-logs.ts';
import { isImagePath } from '../files/image-path.ts';

interface Action {
  action: Schemas['LogAction'];
  subject: string;
  entityId?: number;
  changes?: Schemas['LogChange'][];
}

interface Actor {
  db: Database;
  clock: Clock;
  request: { device: string; ip: string };
  /** null: a failed sign-in, or the server itself. */
  user: SignedInUser | null;
  /** The branch that may read the server's own actions. */
  branch_id?: number | null;
}

/** D155: removes paths, with which a reader could attach the images. */
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

const { id, ...inserted } = getTableColumns(actionLogs);

const insertRow = prepared('insert_action', (db) =>
  db.insert(actionLogs).values(placeholdersOf(inserted)).returning({ id }),
);

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

export const changesBetween = (before: Fields, after: Fields): Schemas['LogChange'][] =>
  Object.keys(after)
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
