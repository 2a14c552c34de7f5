import { ApiError, isObject } from '@digis/api-client';
import { type MessageDescriptor, i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatEtDate, isoToEt, todayIso } from '@digis/ethio-date';
import { type Causes, causeIn, connectionCauses } from './connection-cause.ts';
import { languageOf } from '../browser/saved-choices.ts';

const causes: Causes = {
  ...connectionCauses,
  NOT_FOUND: msg`It no longer exists, or it belongs to another branch.`,
  VALIDATION: msg`Some fields need attention.`,
  NO_TIER: msg`The package has no price for this number of people.`,
  DATE_MISMATCH: msg`The Ethiopian and the Gregorian date are not the same day.`,
  DUPLICATE: msg`There is one like this already.`,
  IN_USE: msg`It is still in use.`,
  ALREADY_OPENED: msg`The books of this branch are open already, or have entries.`,
  ALREADY_PROCESSED: msg`This has already been processed.`,
  INSUFFICIENT_BALANCE: msg`Amount is greater than left balance`,
  CLOSED: msg`The account is closed.`,
  SELF_APPROVAL: msg`Another person has to approve what you have entered.`,
  ABOVE_CEILING: msg`Only an admin may pay more than that at once.`,
  PENDING_OPEN: msg`A payment of this event waits for approval.`,
  NOT_YOUR_ACCOUNT: msg`This petty cash is not yours.`,
  BRANCH_REQUIRED: msg`Choose a branch first`,
  BALANCE_CHANGED: msg`The balance has changed meanwhile. Look at the new total.`,
  NOTHING_TO_PAY: msg`Nothing to pay`,
  NOTHING_TO_CORRECT: msg`It stands at that already.`,
  SALARY_ALREADY_PAID: msg`The salary of this month is already paid.`,
  OPENED: msg`A part of it was received before the books began.`,
  OVERPAYMENT: msg`That is more than what is owed.`,
  ADMIN_UNDELETABLE: msg`You can't delete an admin!`,
  PASSWORD_CHANGE_REQUIRED: msg`Choose a password of your own first.`,
  TWO_FACTOR_REQUIRED: msg`Set up your second factor first.`,
  REAUTH_REQUIRED: msg`Enter your password again, then it is done.`,
  ADMIN_ONLY: msg`Only an admin may do this.`,
  TARGET_NOT_ALLOWED: msg`You may not change this user.`,
  UPCOMING_EVENTS: msg`Client has upcoming events`,
  PAST_EVENT: msg`The event has already begun.`,
  NOT_BEGUN: msg`The event has not begun.`,
  PLACE: msg`Another event is at that place within six hours.`,
  CAPACITY: msg`This day is full.`,
  CONFLICTS: msg`Someone works at another event at about that time.`,
  STALE: msg`Someone else has changed it in the meantime.`,
  IDEMPOTENCY_KEY_REUSED: msg`It was already saved as you first sent it. Close the form and look at it.`,
  TOO_MANY_ATTEMPTS: msg`Too many attempts. Wait a little, then try again.`,
  MESSAGE_LIMIT: msg`The client was told the same within the hour, or enough was sent today. Try again later.`,
  PAYLOAD_TOO_LARGE: msg`It is too large.`,
};

/** Any thrown value other than an ApiError is a fault of ours. */
export const causeOf = (error: unknown): MessageDescriptor =>
  error instanceof ApiError
    ? (clockCause(error) ?? causeIn(causes, error))
    : msg`Something went wrong`;

const dayOf = (instant: unknown): string =>
  formatEtDate(
    isoToEt(todayIso({ now: Date.parse(String(instant)) })),
    'medium',
    languageOf(i18n.locale).written,
  );

/** Explains a refusal because the server's clock was set back. */
function clockCause({ code, body }: ApiError): MessageDescriptor | undefined {
  if (code !== 'CLOCK_BEHIND' || !isObject(body) || !isObject(body.clock)) return undefined;
  const [today, newest] = [dayOf(body.clock['now']), dayOf(body.clock['newest'])];
  return msg`The clock of the server says ${today}, but the newest entry is of ${newest}. Nothing is booked until the clock is right.`;
}
