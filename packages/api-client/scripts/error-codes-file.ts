/** error-codes.ts: every code a refusal can carry, and every word it can say about a field. */
import { type Json, objectAt, stringsOf } from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

export function errorCodesFile(contract: Json): string {
  const valuesOf = (schema: string) =>
    printLiteral(stringsOf(objectAt(contract, 'components', 'schemas', schema).enum));
  return `export const errorCodes = ${valuesOf('ErrorCode')} as const;

export type ErrorCode = (typeof errorCodes)[number];

export const fieldErrorCodes = ${valuesOf('FieldErrorCode')} as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
`;
}
