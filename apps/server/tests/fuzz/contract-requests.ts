import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  schema: Schema;
}

export interface Call {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema; examples: unknown[] } | null;
  statuses: ReadonlySet<number>;
}

const file = join(import.meta.dirname, '../../../../openapi.yaml');
const document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });

export function resolved<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const path = value.$ref.slice(2).split('/');
  return resolved(path.reduce((at, key) => at[key], document));
}

interface Operation {
  operationId: string;
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema; examples?: object }> };
  responses: object;
}

function bodyOf({ requestBody }: Operation): Call['body'] {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (content === undefined) return null;
  const [type, { schema, examples = {} }] = content;
  const values = Object.values(examples).map((example: { value: unknown }) => example.value);
  return { type, schema, examples: values };
}

export const calls: Call[] = Object.entries<object>(document.paths).flatMap(([path, item]) =>
  Object.entries<Operation>({ ...item }).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map((parameter) => resolved(parameter)),
    body: bodyOf(operation),
    statuses: new Set(Object.keys(operation.responses).map(Number)),
  })),
);
