/** permissions.ts: the permission names of the wire, and a symbol for each. */
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
