/** Books a withholding certificate, which moves no cash. D171 */
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import type { HandedIn } from '../../bookings/events/money/hand-in.ts';
import { claimReceived } from '../../bookings/events/money/event-money.ts';
import { clientAccount, withheldAccount } from '../../books/journal/accounts.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import type { Certificate } from '../../books/journal/claimed-certificate.ts';
import type { EntryFacts } from '../../books/journal/movement-facts.ts';
import { holdNumber } from './certificate-numbers.ts';

interface Brought extends HandedIn {
  certificate: Certificate;
  said: EntryFacts;
  claim?: number;
}

export async function bookCertificate(
  context: Context,
  { event, amount, received, certificate, said, claim }: Brought,
): Promise<Appended & { event: EventRow; posting: number }> {
  const { db } = context;
  const { branch_id, id: event_id } = event;
  const entry = {
    branch_id,
    record_type: 'withholding',
    event_id,
    ...(claim !== undefined && { pending_id: claim }),
    ...said,
  } as const;
  const account = withheldAccount(branch_id);
  const booked = await appendEntry(db, entry, [
    { account, amount },
    { account: clientAccount(event_id), amount: -amount },
  ]);
  await holdNumber(context, certificate.certificate_no, booked.id);
  const claimed = await claimReceived(db, event, { received: received + amount, open: 0 });
  const posting = booked.postings.get(account.name)?.id;
  if (posting === undefined) throw new AppError('INTERNAL');
  return { ...booked, event: claimed, posting };
}
