import {
  type Json,
  bodySchemas,
  isObject,
  objectAt,
  operationsOf,
  refName,
  resolved,
  stringsOf,
} from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

const constraints = [
  'type',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'enum',
] as const;

/** If a field may be null and has one other alternative, that alternative's rules apply. */
function withoutNull(contract: Json, schema: Json): Json {
  const alternatives = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isObject) : [];
  const [only, ...others] = alternatives.filter((alternative) => alternative.type !== 'null');
  return only !== undefined && others.length === 0 ? resolved(contract, only) : schema;
}

function ruleOf(contract: Json, field: Json, required: boolean): Json {
  const schema = withoutNull(contract, resolved(contract, field));
  const rule: Json = { required };
  for (const name of constraints) rule[name] = schema[name];
  return rule;
}

function propertiesOf(contract: Json, schema: Json): [string, Json][] {
  return Object.entries(objectAt(schema, 'properties')).map(([name, field]) => [
    name,
    objectAt(field),
  ]);
}

/** Named objects inside a body, such as the client of an event. */
function nestedNames(contract: Json, schema: Json): string[] {
  return propertiesOf(contract, schema).flatMap(([, field]) => {
    const value = resolved(contract, field);
    const inner = isObject(value.items) ? value.items : field;
    const name = refName(inner);
    return name !== undefined && isObject(resolved(contract, inner).properties) ? [name] : [];
  });
}

export function fieldRulesFile(contract: Json): string {
  const rules: Json = {};
  const names = operationsOf(contract).flatMap((operation) =>
    bodySchemas(operation).flatMap((schema) => refName(schema) ?? []),
  );
  for (const name of names) {
    if (rules[name] !== undefined) continue;
    const schema = resolved(contract, objectAt(contract, 'components', 'schemas', name));
    const required = new Set(stringsOf(schema.required));
    rules[name] = Object.fromEntries(
      propertiesOf(contract, schema).map(([field, definition]) => [
        field,
        ruleOf(contract, definition, required.has(field)),
      ]),
    );
    names.push(...nestedNames(contract, schema));
  }
  return `export interface FieldRule {
  required: boolean;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: readonly (string | number)[];
}

export const fieldRules = ${printLiteral(rules)} as const satisfies Record<string, Record<string, FieldRule>>;

export type InputName = keyof typeof fieldRules;
`;
}
