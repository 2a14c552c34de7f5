/** permissions.ts and error-codes.ts: the lists of permissions, of error codes and of codes for fields. */
import { type Json, objectAt, stringsOf } from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

export function permissionsFile(contract: Json): string {
  const schema = objectAt(contract, 'components', 'schemas', 'Permission');
  const values = stringsOf(schema.enum);
  const symbols = stringsOf(schema['x-enum-varnames']);
  if (symbols.length !== values.length) {
    throw new Error('Permission in openapi.yaml needs one x-enum-varnames entry per value.');
  }
  const bySymbol = Object.fromEntries(symbols.map((symbol, index) => [symbol, values[index]]));
  return `export const permissionValues = ${printLiteral(values)} as const;

export type Permission = (typeof permissionValues)[number];

export const permissions = ${printLiteral(bySymbol)} as const satisfies Record<string, Permission>;
`;
}

export function errorCodesFile(contract: Json): string {
  const valuesOf = (schema: string) =>
    printLiteral(stringsOf(objectAt(contract, 'components', 'schemas', schema).enum));
  return `export const errorCodes = ${valuesOf('ErrorCode')} as const;

export type ErrorCode = (typeof errorCodes)[number];

export const fieldErrorCodes = ${valuesOf('FieldErrorCode')} as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
`;
}
