import { type ErrorCode, type FieldErrorCode, errorCodes, fieldErrorCodes } from './contract.ts';

/**
 * Codes of faults without an answer of the server: no connection, a timeout, or a foreign answer.
 */
export type FaultCode = 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER';

interface Failure {
  /** 0 when no answer arrived. */
  status: number;
  code: ErrorCode | FaultCode;
  msg: string;
  errors?: Record<string, FieldErrorCode>;
  requestId?: string;
  /** Seconds. */
  retryAfter?: number;
  /** The answer's body, to which some codes add fields (conflicts, match). */
  body?: unknown;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | FaultCode;
  readonly msg: string;
  readonly errors: Record<string, FieldErrorCode>;
  readonly requestId?: string;
  readonly retryAfter?: number;
  readonly body?: unknown;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.msg, options);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.msg = failure.msg;
    this.errors = failure.errors ?? {};
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
    this.body = failure.body;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isErrorCode = (value: unknown): value is ErrorCode =>
  errorCodes.some((code) => code === value);

const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  fieldErrorCodes.some((code) => code === value);

function fieldErrorsOf(value: unknown): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {};
  if (!isObject(value)) return errors;
  for (const [field, code] of Object.entries(value)) {
    if (isFieldErrorCode(code)) errors[field] = code;
  }
  return errors;
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Also makes an error of an answer that lacks the server's error body. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const { status } = response;
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  if (!isObject(body) || !isErrorCode(body.code)) {
    const msg = `The answer (status ${status}) is not one of this server.`;
    return new ApiError({ status, code: 'BAD_ANSWER', msg, retryAfter, body });
  }
  return new ApiError({
    status,
    code: body.code,
    msg: typeof body.msg === 'string' ? body.msg : body.code,
    errors: fieldErrorsOf(body.errors),
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    retryAfter,
    body,
  });
}
