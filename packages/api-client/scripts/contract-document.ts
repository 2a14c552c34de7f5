import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type Json = Record<string, unknown>;

export const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing key is a mistake in openapi.yaml, so it throws. */
export function objectAt(value: unknown, ...path: string[]): Json {
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  if (!isObject(found)) throw new Error(`openapi.yaml has no object at ${path.join('.')}.`);
  return found;
}

export function stringsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string');
}

export function readContract(): Json {
  return objectAt(parse(readFileSync(contractFile, 'utf8')));
}

export function refName(schema: Json): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
}

/** Follows a $ref, and merges what the schema composes. */
export function resolved(contract: Json, schema: Json): Json {
  const name = refName(schema);
  const found = name === undefined ? schema : objectAt(contract, 'components', 'schemas', name);
  return Array.isArray(found.allOf) ? composed(contract, found) : found;
}

/** Merges a schema and its `allOf` bases into one closed object. */
function composed(contract: Json, { allOf, unevaluatedProperties, ...own }: Json): Json {
  const bases = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  const parts = [own, ...bases.map((base) => resolved(contract, base))];
  return {
    ...own,
    additionalProperties: unevaluatedProperties,
    required: parts.flatMap(({ required }) => stringsOf(required)),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}

export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  definition: Json;
}

const methods = new Set(['get', 'put', 'post', 'patch', 'delete']);

export function operationsOf(contract: Json): ContractOperation[] {
  return Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectAt(item))
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const definition = objectAt(operation);
        return { id: String(definition.operationId), method, path, definition };
      }),
  );
}

export function bodySchemas({ definition }: ContractOperation): Json[] {
  if (!isObject(definition.requestBody)) return [];
  return Object.values(objectAt(definition.requestBody, 'content')).map((content) =>
    objectAt(content, 'schema'),
  );
}
