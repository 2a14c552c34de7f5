// D160, I18
import { requireAdmin } from '#auth/require-permission.ts';
import { lockEvents } from '#modules/bookings/events/event-queries.ts';
import type { AnswerOf, BodyOf, Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { requireDay, todayOf } from '#base/addis-days.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { openings } from '#db/tables/till.ts';
import { lockBranch } from '#modules/records/branches/branch-queries.ts';
import { claimReceived, selectEventMoney } from '#modules/bookings/events/money/event-money.ts';
import {
  type Account,
  cashAccount,
  clientAccount,
  openingAccount,
  payableAccount,
  pettyAccount,
  wagesAccount,
} from '#modules/books/journal/accounts.ts';
import { appendEntry } from '#modules/books/journal/append-entry.ts';
import { factsOf } from '#modules/books/journal/movement-facts.ts';
import { linesOf, type OpeningLine } from './opening-lines.ts';
import { openingView, readStanding, selectIsUntouched } from './opening-view.ts';

type Body = BodyOf<'openBooks'>;

export async function openBooks(
  context: Context,
  branch: number,
  body: Body,
): Promise<AnswerOf<'openBooks'>> {
  const { db, user, clock } = context;
  requireAdmin(user);
  requireDay('dated', body.dated);
  if (body.dated > todayOf(clock)) throw invalid({ dated: 'maximum' });
  const eventRows = await lockEvents(
    db,
    (body.events ?? []).map((said) => said.id),
  );
  // Blocks all money of the branch.
  const { id, name } = await lockBranch(db, branch, 'update');
  if (!(await selectIsUntouched(db, branch))) throw new AppError('ALREADY_OPENED');
  const lines = await linesOf(context, branch, body, eventRows);
  const remark = body.remark?.trim() ?? '';
  const header = { dated: body.dated, remark, branch: { id, name } };
  if (body.dry_run === true) return { success: true, opening: openingView(header, lines) };
  const created = { created_by: user.id, created_at: clock.now() };
  const [opening] = await db
    .insert(openings)
    .values({ branch_id: branch, dated: body.dated, remark, ...created })
    .returning({ id: openings.id });
  if (opening === undefined) throw new Error('an opening was not inserted');
  for (const line of lines) await openLine(context, { branch, opening: opening.id, body, line });
  const view = await readStanding(context, branch);
  if (view === undefined) throw new Error('an opening does not stand');
  await recordAction(context, {
    action: 'cash.open',
    subject: name,
    entityId: opening.id,
    changes: changesOf(view),
  });
  return { success: true, opening: view };
}

const changesOf = ({
  balance,
  owed,
  petty,
  received,
}: Schemas['Opening']): Schemas['LogChange'][] =>
  Object.entries({ balance, owed, petty, received })
    .filter(([, amount]) => amount !== 0)
    .map(([field, amount]) => ({ field, before: '', after: String(amount) }));

interface LineToOpen {
  branch: number;
  opening: number;
  body: Body;
  line: OpeningLine;
}

async function openLine(
  context: Context,
  { branch, opening, body, line }: LineToOpen,
): Promise<void> {
  const { db } = context;
  const { kind, id, amount, place, notes, event } = line;
  const account = await accountOf(context, branch, line);
  const signed = kind === 'money' || kind === 'petty' ? amount : -amount;
  const facts = {
    opening,
    dated: body.dated,
    ...(place && { place: place.id }),
    ...(notes && { notes }),
  };
  const entry = {
    branch_id: branch,
    record_type: 'opening',
    ...(kind === 'event' && { event_id: id }),
    ...(kind === 'vendor' && { vendor_id: id }),
    ...(kind === 'employee' && { employee_id: id }),
    ...factsOf(context, { remark: body.remark ?? '' }, facts),
  } as const;
  await appendEntry(db, entry, [
    { account, amount: signed, side: 'in' },
    { account: openingAccount(branch), amount: -signed },
  ]);
  if (event === undefined) return;
  await claimReceived(db, event, await selectEventMoney(db, event.id));
}

async function accountOf(context: Context, branch: number, line: OpeningLine): Promise<Account> {
  const { kind, place, id = 0 } = line;
  if (kind === 'money') return cashAccount(branch, place?.id);
  if (kind === 'petty') return pettyAccount(await insertCard(context, branch, line));
  if (kind === 'vendor') return payableAccount(id, branch);
  return kind === 'employee' ? wagesAccount(id, branch) : clientAccount(id);
}

/** Moves no cash, because the spender already holds the money. */
async function insertCard(
  { db, user, clock }: Context,
  branch_id: number,
  { id = 0, amount, reason = '' }: OpeningLine,
): Promise<number> {
  const [card] = await db
    .insert(pettyCash)
    .values({
      branch_id,
      user_id: id,
      budget: amount,
      reason,
      created_by: user.id,
      created_at: clock.now(),
    })
    .returning({ id: pettyCash.id });
  if (card === undefined) throw new Error('a petty-cash account was not inserted');
  return card.id;
}
