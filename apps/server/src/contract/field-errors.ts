import { type FieldErrorCode, fieldErrorCodes } from '@digis/api-client/contract';
import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../base/errors.ts';

const codes: Readonly<Record<string, FieldErrorCode>> = {
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  const: 'enum',
  exclusiveMinimum: 'minimum',
  multipleOf: 'decimals',
  uniqueItems: 'duplicate',
  propertyNames: 'malformed',
};

const known: ReadonlySet<string> = new Set(fieldErrorCodes);
const isFieldErrorCode = (keyword: string): keyword is FieldErrorCode => known.has(keyword);

const codeOf = (keyword: string): FieldErrorCode =>
  codes[keyword] ?? (isFieldErrorCode(keyword) ? keyword : 'type');

/** The schema reports a missing or unknown field's parent. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const own = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.') || 'body';
}

const mostNamed = 50;

/** First error per field: alternatives repeat it. */
export function fieldErrorsOf(problems: readonly FastifySchemaValidationError[]): FieldErrors {
  // A field may be called `constructor`.
  const errors = new Map<string, FieldErrorCode>();
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (!errors.has(field)) errors.set(field, codeOf(problem.keyword));
    if (errors.size === mostNamed) break;
  }
  return Object.fromEntries(errors);
}
