/** An edit, by which a test shows that saving what was read changes nothing. */
import type { InputName, OperationId } from '@digis/api-client/contract';
import type fc from 'fast-check';
import type { Answer, Caller } from '../../testing/index.ts';
import { type Schema, resolved } from '../fuzz/contract-requests.ts';
import { fieldsOf } from '../fuzz/schema-values.ts';
import type { Lived } from './business.ts';
import type { Json } from './json.ts';

export type Happening = (lived: Lived, id: number, body: Json) => Promise<unknown>;

export interface Edit {
  id: OperationId;
  what?: string;
  call: string;
  bodies: fc.Arbitrary<Json>;
  /** The server may refuse a body whose fields contradict each other. */
  make(admin: Caller, body: Json): Promise<Answer>;
  idOf?(admin: Caller, body: Json): Promise<number>;
  happenings?: Readonly<Record<string, Happening>>;
  read(admin: Caller, id: number): Promise<Json | undefined>;
  same(read: Json, body: Json): object;
}

const ofTheForm: ReadonlySet<string> = new Set([
  'confirm',
  'force',
  'must_change',
  'password',
  'end_two_factor',
  'version',
]);

function blankOf(schema: Schema): unknown {
  if (schema.oneOf?.some(({ type }) => type === 'null')) return null;
  if (schema.type === 'boolean') return false;
  const takesBlank = schema.type === 'string' && (schema.minLength ?? 0) === 0;
  return takesBlank && new RegExp(schema.pattern ?? '', 'u').test('') ? '' : undefined;
}

/** `written`: fields that are read under another name. */
export function sameAs(input: InputName, read: Json, written: Json = {}): Json {
  const { properties } = fieldsOf(resolved<Schema>({ $ref: `#/components/schemas/${input}` }));
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    if (name in written) return [[name, written[name]]];
    if (read[name] !== undefined) return [[name, read[name]]];
    return ofTheForm.has(name) ? [] : [[name, blankOf(resolved(schema))]];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export const one =
  (path: string, list: string) =>
  async (admin: Caller, id: number): Promise<Json> => {
    const { body } = await admin.get(path);
    const found = body[list]?.find((record: Json) => record['id'] === id);
    if (found === undefined)
      throw new Error(`${path} does not list ${id}: ${JSON.stringify(body)}`);
    return found;
  };
