/** What an answer must have on top: each required field of it, and of which JSON kind it is. */
import { type Json, isObject, objectAt, resolved, stringsOf } from './contract-document.ts';

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

/** undefined where only success is promised. */
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
