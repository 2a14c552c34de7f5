import type { ErrorCode, FieldErrorCode, Permission, Schemas } from '@digis/api-client/contract';

/** An error at the start, whose message is a sentence for the operator. */
export class StartError extends Error {}

export const refusals = {
  MALFORMED_JSON: [400, 'The body is not JSON.'],
  INVALID_LOGIN: [401, 'Incorrect username or password'],
  CODE_REQUIRED: [401, 'Enter the code of your second factor.'],
  SESSION_EXPIRED: [403, 'Sign in again.'],
  NO_PERMISSION: [403, 'You do not have the permission for this.'],
  NOT_FOUND: [404, 'There is no such record.'],
  ALREADY_OPENED: [409, 'The books of this branch are open already.'],
  ALREADY_PROCESSED: [409, 'This has already been processed.'],
  INSUFFICIENT_BALANCE: [409, 'Amount is greater than left balance'],
  CLOSED: [409, 'The account is closed.'],
  IN_USE: [409, 'It is still in use.'],
  STALE: [409, 'Another user has changed this in the meantime.'],
  BALANCE_CHANGED: [409, 'The balance has changed meanwhile.'],
  NOTHING_TO_PAY: [409, 'Nothing to pay'],
  NOTHING_TO_CORRECT: [409, 'It stands at that already.'],
  ADMIN_UNDELETABLE: [409, "you can't delete admin!"],
  TARGET_NOT_ALLOWED: [409, 'You may not change this user.'],
  ADMIN_ONLY: [409, 'Only an admin may do this.'],
  PASSWORD_CHANGE_REQUIRED: [409, 'Choose a password of your own first.'],
  TWO_FACTOR_REQUIRED: [409, 'Set up your second factor first.'],
  REAUTH_REQUIRED: [409, 'Enter your password again.'],
  NOT_YOUR_ACCOUNT: [409, 'This petty cash is not yours.'],
  SELF_APPROVAL: [409, 'Another person has to approve what you have entered.'],
  ABOVE_CEILING: [409, 'Only an admin may pay more than that at once.'],
  PLACE: [409, 'Another event is at that place within six hours.'],
  CAPACITY: [409, 'The branch takes no more than that on this day.'],
  CONFLICTS: [409, 'Other events need the same people at that time.'],
  DUPLICATE: [409, 'This exists already.'],
  SALARY_ALREADY_PAID: [409, 'The salary of this month is already paid.'],
  PENDING_OPEN: [409, 'A payment of this event waits for approval.'],
  UPCOMING_EVENTS: [409, 'Client has upcoming events'],
  PAST_EVENT: [409, 'The event is over.'],
  NOT_BEGUN: [409, 'The event has not begun.'],
  CLOCK_BEHIND: [
    409,
    'The clock of the server is behind the books. Nothing is booked until it is right.',
  ],
  OVERPAYMENT: [409, 'That is more than what is owed.'],
  OPENED: [409, 'A part of it was received before the books began.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has the wrong media type.'],
  VALIDATION: [422, 'Please fix all errors'],
  NO_TIER: [422, 'The package has no price for that many people.'],
  DATE_MISMATCH: [422, 'The Ethiopian and the Gregorian date are different days.'],
  BRANCH_REQUIRED: [422, 'Choose a branch first.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This key belongs to another request.'],
  IDEMPOTENCY_KEY_REQUIRED: [422, 'This needs an Idempotency-Key.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts; wait a little.'],
  MESSAGE_LIMIT: [429, 'Enough messages for now.'],
  RATE_LIMITED: [429, 'Too many requests; wait a little.'],
  INTERNAL: [500, 'Something went wrong'],
  UNAVAILABLE: [503, 'The database is away; try again in a moment.'],
} as const satisfies Record<ErrorCode, readonly [status: number, sentence: string]>;

export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface ErrorDetails {
  msg?: string;
  errors?: FieldErrors;
  match?: Schemas['Match'];
  conflicts?: Schemas['Conflict'][];
  reasons?: Schemas['UseReason'][];
  places?: Schemas['PlaceTaken'][];
  capacity?: Schemas['DayLoad'];
  first?: Schemas['FirstUse'];
  clock?: Schemas['Error']['clock'];
  /** Lowest agreement number, with `minimum`. */
  least?: number;
  /** Birr, with `maximum`. */
  most?: number;
  /** With STALE: the present record. */
  changed?: Pick<Schemas['Error'], 'event' | 'changed_by' | 'changed_at'>;
  /** With STALE: import rows with a changed meaning. */
  rows?: number[];
  in_use?: Schemas['ImportInUse'];
  retryAfterSeconds?: number;
  /** One of these would suffice. Logged and never sent. */
  needs?: readonly Permission[];
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const [status, sentence] = refusals[code];
    super(details.msg ?? sentence);
    this.code = code;
    this.status = status;
    this.details = details;
  }

  body(requestId: string): Schemas['Error'] {
    const {
      errors,
      match,
      conflicts,
      reasons,
      places,
      capacity,
      first,
      clock,
      least,
      most,
      changed,
      rows,
      in_use,
    } = this.details;
    return {
      success: false,
      msg: this.message,
      code: this.code,
      requestId,
      ...(errors && { errors }),
      ...(match && { match }),
      ...(conflicts && { conflicts }),
      ...(reasons && { reasons }),
      ...(places && { places }),
      ...(capacity && { capacity }),
      ...(first && { first }),
      ...(clock && { clock }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(rows && { rows }),
      ...(in_use && { in_use }),
      ...changed,
    };
  }
}

/** Answers do not repeat unknown names. */
const fieldName = /^[A-Za-z0-9_.-]{1,120}$/;

export function invalid(errors: FieldErrors): AppError {
  const named = Object.entries(errors).map(([name, code]) => [
    fieldName.test(name) ? name : 'body',
    code,
  ]);
  return new AppError('VALIDATION', { errors: Object.fromEntries(named) });
}
