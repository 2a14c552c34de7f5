import type { InputName } from '@digis/api-client/contract';
import fc from 'fast-check';
import { resolved, type Schema } from '../fuzz/contract-requests.ts';
import { fieldsOf, valuesOf } from '../fuzz/schema-values.ts';
import type { Json } from './json.ts';

const phone = fc.integer({ min: 0, max: 99_999_999 }).map((digits) => {
  const [prefix, rest] = [digits % 2 === 0 ? '09' : '07', String(digits).padStart(8, '0')];
  return `${prefix}${rest}`;
});

const name = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom('አበበ', 'ዶሮ ወጥ', 'Sara', "O'Hara", '🎉', '👩‍🍳'), weight: 6 },
      { arbitrary: fc.constantFrom(' ', '  ', '\n', '\u00a0', '\u200b', '\u200d'), weight: 3 },
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

const money = fc.integer({ min: 0, max: 100_000_000 }).map((santim) => santim / 100);

const isPhone = ({ pattern = '' }: Schema): boolean => pattern.startsWith('^0[1-9]\\d{8}');

function likely(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(likely));
  if (isPhone(schema)) return phone;
  const { pattern, maxLength = 60 } = schema;
  const isText = schema.type === 'string' && schema.enum === undefined && !('const' in schema);
  if (isText && (pattern === undefined || pattern.startsWith('[^\\s'))) {
    const fits = name.filter((text) => text.length <= maxLength);
    return pattern === undefined ? fc.oneof(fits, fc.constant('')) : fits;
  }
  return schema.type === 'number' && schema.multipleOf === undefined ? money : valuesOf(schema);
}

/** `chosen`: values of references and of fields that depend on others; null: never sent. */
export function bodiesOf(
  input: InputName,
  chosen: Readonly<Record<string, fc.Arbitrary<unknown> | null>> = {},
): fc.Arbitrary<Json> {
  const { properties, required } = fieldsOf(
    resolved<Schema>({ $ref: `#/components/schemas/${input}` }),
  );
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const made = chosen[field] === undefined ? likely(schema) : chosen[field];
    return made === null ? [] : [[field, made] as const];
  });
  const names = new Set(fields.map(([field]) => field));
  const requiredKeys = required.filter((field) => names.has(field));
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys });
}

export { money, phone };
