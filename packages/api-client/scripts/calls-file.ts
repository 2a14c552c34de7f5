/** calls.ts: the part of each operation that the browser needs, without who may call it. */
import {
  isObject,
  type Json,
  objectAt,
  operationsOf,
  resolved,
  stringsOf,
} from './contract-document.ts';
import { answerType } from './operations-file.ts';
import { printLiteral } from './print-literal.ts';

export function callsFile(contract: Json): string {
  const calls = Object.fromEntries(
    operationsOf(contract).flatMap(({ method, path, definition }) => {
      const call = {
        pageSize: definition['x-page-size'],
        firstPage: definition['x-first-page'],
        answer: answerType(definition),
        holds: answerShape(contract, definition),
      };
      const isPlain = Object.values(call).every((value) => value === undefined);
      return isPlain ? [] : [[`${method} ${path}`, call]];
    }),
  );
  return `import type { Operation } from './operations.ts';

export interface Call extends Pick<Operation, 'pageSize' | 'firstPage' | 'answer'> {
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

/** The required fields of an answer and their JSON kinds; undefined where only "success" is required. */
export function answerShape(contract: Json, definition: Json): Record<string, string> | undefined {
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
