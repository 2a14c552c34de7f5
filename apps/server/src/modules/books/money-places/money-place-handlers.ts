// D126, D168
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { branchToBook } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { moneyPlaces } from '#db/tables/journal.ts';
import { eq } from 'drizzle-orm';
import { bookedView } from '../journal/booked-view.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { transferMoney } from './transfer-money.ts';
import { isOpenBranch } from '../../records/branches/branch-queries.ts';
import {
  lockMoneyPlace,
  type MoneyPlaceRow,
  selectMoneyPlaces,
  selectUse,
} from './money-place-queries.ts';

type Input = BodyOf<'createMoneyPlace'>;

const contentOf = ({ kind, name, digits, branchId }: Input) => ({
  kind,
  name: tidyText(name),
  digits: digits ?? null,
  branch_id: branchId ?? null,
});

export const moneyPlaceHandlers = {
  listMoneyPlaces: async ({ db, user, scope }) => {
    const rows = await selectMoneyPlaces(db);
    const isOurs = ({ branch_id }: MoneyPlaceRow) =>
      scope.branchId === null || branch_id === null || branch_id === scope.branchId;
    const hasDigits = mayUseCash(user);
    return {
      success: true,
      places: rows.filter(isOurs).map((row) => placeView(row, hasDigits)),
    };
  },

  createMoneyPlace: async (context, { body }) => {
    const { db, clock } = context;
    await requireBranch(context, body);
    const content = contentOf(body);
    const [row] = await db
      .insert(moneyPlaces)
      .values({ ...content, created_at: clock.now() })
      .returning({ id: moneyPlaces.id });
    if (row === undefined) throw new Error('a place of money was not inserted');
    await recordAction(context, {
      action: 'place.create',
      subject: content.name,
      entityId: row.id,
    });
    return { success: true, id: row.id };
  },

  updateMoneyPlace: async (context, { body }) => {
    const { db, clock } = context;
    const before = await lockMoneyPlace(db, body.id);
    const content = contentOf(body);
    const isElsewhere = content.branch_id !== before.branch_id;
    if (isElsewhere) await requireBranch(context, body);
    const { hasMoney, hasMoved } = await selectUse(db, body.id);
    if (hasMoved && isElsewhere) throw invalid({ branchId: 'notAllowed' });
    if (hasMoved && content.kind !== before.kind) throw invalid({ kind: 'notAllowed' });
    const closed = body.closed ?? before.archived_at !== null;
    if (closed && hasMoney)
      throw new AppError('IN_USE', { msg: `${before.name} still has money.` });
    const changes = changesBetween(described(before), { ...content, closed });
    if (changes.length === 0) return { success: true };
    const archived_at = closed ? (before.archived_at ?? clock.now()) : null;
    await db
      .update(moneyPlaces)
      .set({ ...content, archived_at })
      .where(eq(moneyPlaces.id, body.id));
    await recordAction(context, {
      action: 'place.update',
      subject: content.name,
      entityId: body.id,
      changes,
    });
    return { success: true };
  },

  transferMoney: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const booked = await transferMoney(context, branch, body);
    return { success: true, ...bookedView(context, booked) };
  },
} satisfies Handlers<'listMoneyPlaces' | 'createMoneyPlace' | 'updateMoneyPlace' | 'transferMoney'>;

const described = ({ kind, name, digits, branch_id, archived_at }: MoneyPlaceRow) => ({
  kind,
  name,
  digits,
  branch_id,
  closed: archived_at !== null,
});

async function requireBranch({ db }: Context, { branchId }: Input): Promise<void> {
  if (typeof branchId !== 'number') return;
  if (!(await isOpenBranch(db, branchId))) throw invalid({ branchId: 'notFound' });
}

const mayUseCash = (user: SignedInUser): boolean =>
  cashPermissions.some((permission) => can(user, permission));

const cashPermissions = [
  'Cashbook View Records',
  'Cashbook In/Out',
  'Cashbook View Balance',
  'Cashbook Spend Petty Cash',
  'Cashbook Create Petty Cash',
  'Cashbook Approve Pending Transaction',
  'Cashbook Settle Advance Payment',
  'Cashbook Petty Cash',
] as const;

const placeView = (
  { id, kind, name, digits, branch_id, archived_at }: MoneyPlaceRow,
  hasDigits: boolean,
): Schemas['MoneyPlace'] => ({
  id,
  kind,
  name,
  ...(hasDigits && digits !== null && { digits }),
  ...(branch_id !== null && { branchId: branch_id }),
  ...(archived_at !== null && { closed: true }),
});
