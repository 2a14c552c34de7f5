import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import {
  contractFile,
  readContract,
  type Json,
  objectAt,
  stringsOf,
  isObject,
  operationsOf,
  resolved,
} from './contract-document.ts';
import { examplesFile } from './examples-file.ts';
import { fieldRulesFile } from './field-rules-file.ts';
import { operationsFile, answerType } from './operations-file.ts';
import { printLiteral } from './print-literal.ts';

/** calls.ts: the part of each operation that the browser needs. */
function callsFile(contract: Json): string {
  const calls = Object.fromEntries(
    operationsOf(contract).flatMap(({ method, path, definition }) => {
      const call = {
        pageSize: definition['x-page-size'],
        pageSizeWith: definition['x-page-size-with'],
        firstPage: definition['x-first-page'],
        answer: answerType(definition),
        holds: answerShape(contract, definition),
      };
      const isPlain = Object.values(call).every((value) => value === undefined);
      return isPlain ? [] : [[`${method} ${path}`, call]];
    }),
  );
  return `import type { Operation } from './operations.ts';

export interface Call extends Pick<
  Operation,
  'pageSize' | 'pageSizeWith' | 'firstPage' | 'answer'
> {
  /** The top-level fields of a JSON answer without "success", and their kinds. */
  holds?: Readonly<Record<string, 'array' | 'object' | 'string' | 'boolean' | 'number' | 'any'>>;
}

/** By method and path; an operation that is not here answers JSON without required fields and without pages. */
export const calls: Readonly<Record<string, Call>> = ${printLiteral(calls)};
`;
}

const kinds: Readonly<Record<string, string>> = {
  array: 'array',
  object: 'object',
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

function jsonSchema(contract: Json, definition: Json): Json | null {
  const content = objectAt(definition, 'responses', '200', 'content');
  const json = content['application/json'];
  return isObject(json) ? resolved(contract, objectAt(json, 'schema')) : null;
}

/** Required fields and their JSON kinds; undefined if only "success" is required. */
function answerShape(contract: Json, definition: Json): Record<string, string> | undefined {
  const schema = jsonSchema(contract, definition);
  if (schema === null) return undefined;
  const shape: Record<string, string> = {};
  for (const name of stringsOf(schema.required)) {
    if (name === 'success') continue;
    const { type } = resolved(contract, objectAt(schema, 'properties', name));
    shape[name] = kinds[String(type)] ?? 'any';
  }
  return Object.keys(shape).length === 0 ? undefined : shape;
}

/** permissions.ts and error-codes.ts. */
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
    'examples.ts': examplesFile(contract),
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

/** A default does not make a request's field required. */
export async function schemaFile(): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(contractFile), { defaultNonNullable: false }));
}
