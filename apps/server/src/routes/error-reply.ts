import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from '../base/errors.ts';
import { fieldErrorsOf } from '../contract/field-errors.ts';
import type { Services } from '../contract/handler.ts';
import { isDatabaseAway, isDatabaseFull, sqlStateOf } from '../db/sql-state.ts';
import { faultOf } from '../running/log.ts';

/** Faults may contain personal data: only their place is logged. */
export const replyWithError =
  ({ troubles, metrics }: Pick<Services, 'troubles' | 'metrics'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isDatabaseFull(error)) troubles.note('database_full');
    const refusal = refusalOf(error, isUnreadForm(request));
    metrics.countRefusal(refusal.code);
    if (refusal.code === 'INTERNAL') request.log.error(faultOf(error), 'fault');
    if (refusal.code === 'UNAVAILABLE') request.log.warn(faultOf(error), 'unavailable');
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
    return reply.status(refusal.status).send(refusal.body(request.id));
  };

/** The form parser has no error codes: the body stays unset. */
const isUnreadForm = ({ routeOptions, body }: FastifyRequest): boolean =>
  routeOptions.config.takesForm === true && body === undefined;

function refusalOf(error: FastifyError, isUnread: boolean): AppError {
  if (error instanceof AppError) return error;
  if (error.validation !== undefined) return invalid(fieldErrorsOf(error.validation));
  if (isDatabaseFull(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 30 });
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  const unknown = isUnread ? 400 : 500;
  return refusalOfState(sqlStateOf(error)) ?? refusalOfStatus(error.statusCode ?? unknown);
}

/** States after which a retry may succeed. */
const passing: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '57014', '55P03']);

const unstorable: ReadonlySet<string> = new Set(['22003', '22007', '22008', '22021', '22P02']);

/** Answers for violated constraints that earlier checks missed. */
function refusalOfState(state: string | undefined): AppError | undefined {
  if (state === '23505') return new AppError('DUPLICATE');
  if (state === '23503') return new AppError('NOT_FOUND');
  if (state !== undefined && unstorable.has(state)) return new AppError('VALIDATION');
  if (passing.has(state)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  return undefined;
}

function refusalOfStatus(status: number): AppError {
  if (status === 400) return new AppError('MALFORMED_JSON');
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  return new AppError('INTERNAL');
}
