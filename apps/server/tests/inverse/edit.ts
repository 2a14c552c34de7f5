/** An edit whose record can be read: the body that says what was read changes nothing. */
import type { InputName, OperationId } from '@digis/api-client/contract';
import type fc from 'fast-check';
import type { Answer, Caller } from '../../testing/index.ts';
import { type Schema, resolved } from '../fuzz/contract-requests.ts';
import { fieldsOf } from '../fuzz/schema-values.ts';
import type { Lived } from './business.ts';
import type { Json } from './json.ts';

/** Happens to a record after it was made; what is refused has not happened. */
export type Happening = (lived: Lived, id: number, body: Json) => Promise<unknown>;

export interface Edit {
  id: OperationId;
  /** Tells two rows of one operation apart. */
  what?: string;
  call: string;
  bodies: fc.Arbitrary<Json>;
  /** Refused where the random body is not valid as a whole. */
  make(admin: Caller, body: Json): Promise<Answer>;
  /** The id of the record that was made; that of the answer, unless this finds it. */
  idOf?(admin: Caller, body: Json): Promise<number>;
  happenings?: Readonly<Record<string, Happening>>;
  /** Undefined where it is gone. */
  read(admin: Caller, id: number): Promise<Json | undefined>;
  /** The body of the edit: what was read, or what the record was made of. */
  same(read: Json, body: Json): object;
}

/** Fields of an update that no record has: a form decides them. */
const ofTheForm: ReadonlySet<string> = new Set([
  'confirm',
  'force',
  'must_change',
  'password',
  'end_two_factor',
  'version',
]);

/** What a field is written as where the record that was read does not have it. */
function blankOf(schema: Schema): unknown {
  if (schema.oneOf?.some(({ type }) => type === 'null')) return null;
  if (schema.type === 'boolean') return false;
  const takesBlank = schema.type === 'string' && (schema.minLength ?? 0) === 0;
  return takesBlank && new RegExp(schema.pattern ?? '', 'u').test('') ? '' : undefined;
}

/** An update of all its fields, from a record that was read; `written` are those that are read by another name. */
export function sameAs(input: InputName, read: Json, written: Json = {}): Json {
  const { properties } = fieldsOf(resolved<Schema>({ $ref: `#/components/schemas/${input}` }));
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    if (name in written) return [[name, written[name]]];
    if (read[name] !== undefined) return [[name, read[name]]];
    return ofTheForm.has(name) ? [] : [[name, blankOf(resolved(schema))]];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
