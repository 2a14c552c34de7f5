/** The generated files: their folder, their contents, and which are stale. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { callsFile } from './calls-file.ts';
import { contractFile, readContract, type Json, objectAt, stringsOf } from './contract-document.ts';
import { fieldRulesFile } from './field-rules-file.ts';
import { operationsFile } from './operations-file.ts';
import { printLiteral } from './print-literal.ts';

/** permissions.ts and error-codes.ts: the lists of permissions, of error codes and of codes for fields. */
function permissionsFile(contract: Json): string {
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

function errorCodesFile(contract: Json): string {
  const valuesOf = (schema: string) =>
    printLiteral(stringsOf(objectAt(contract, 'components', 'schemas', schema).enum));
  return `export const errorCodes = ${valuesOf('ErrorCode')} as const;

export type ErrorCode = (typeof errorCodes)[number];

export const fieldErrorCodes = ${valuesOf('FieldErrorCode')} as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
`;
}

const header =
  '/** Generated from openapi.yaml by scripts/generate.ts: change that, not this. */\n\n';

export const generatedFolder = new URL('../src/generated/', import.meta.url);

export async function generatedFiles(): Promise<Map<string, string>> {
  const contract = readContract();
  const contents = {
    'schema.ts': await schemaFile(),
    'operations.ts': operationsFile(contract),
    'calls.ts': callsFile(contract),
    'permissions.ts': permissionsFile(contract),
    'field-rules.ts': fieldRulesFile(contract),
    'error-codes.ts': errorCodesFile(contract),
  };
  return new Map(Object.entries(contents).map(([name, content]) => [name, header + content]));
}

export async function staleFiles(): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of await generatedFiles()) {
    const found = await readFile(new URL(name, generatedFolder), 'utf8').catch(() => '');
    if (found !== content) stale.push(name);
  }
  return stale;
}

/** A default says what the server assumes, so it does not make a field of a request required. */
export async function schemaFile(): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(contractFile), { defaultNonNullable: false }));
}
