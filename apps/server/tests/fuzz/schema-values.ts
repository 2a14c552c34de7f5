import fc from 'fast-check';
import { resolved, type Schema } from './contract-requests.ts';

const largestId = 2_147_483_647;
const words = ['ድግስ', 'ዶሮ ወጥ', 'አልማዝ ተስፋዬ', 'hana', 'Bole 🎉', "O'Hara", '0'];

const nearDays = ['2026-09-21', '2026-10-01', '2026-10-02', '2026-12-31', '2028-02-29'];
const anyDay = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('01-01', '02-29', '09-11', '12-31'))
  .map(([year, day]) => `${String(year).padStart(4, '0')}-${day}`);

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (pattern === undefined || pattern.startsWith('[^\\s')) {
    const fits = words.filter((word) => word.length >= minLength && word.length <= maxLength);
    const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
    return fc.oneof(
      fc.constantFrom(...fits, 'x'.repeat(minLength + 1)),
      fc.string({ ...length, unit: 'grapheme' }),
    );
  }
  const made = fc.stringMatching(new RegExp(pattern, 'u'));
  return pattern.startsWith('^\\d{4}-')
    ? fc.oneof(fc.constantFrom(...nearDays), anyDay, made)
    : made;
}

function numberOf({ minimum = 0, maximum = 0, multipleOf }: Schema): fc.Arbitrary<unknown> {
  if (multipleOf !== undefined) {
    const [least, most] = [Math.ceil(minimum * 100), Math.floor(maximum * 100)];
    const santim = fc.oneof(
      fc.integer({ min: Math.max(least, 1), max: Math.min(most, 10_000_000) }),
      fc.maxSafeInteger().map((value) => Math.min(most, Math.max(least, value))),
    );
    return santim.map((value) => value / 100);
  }
  const near = { min: minimum, max: Math.min(maximum, minimum + 11) };
  const all = fc.integer({ min: minimum, max: maximum });
  return maximum === largestId ? fc.oneof({ arbitrary: fc.integer(near), weight: 9 }, all) : all;
}

export function fieldsOf(schema: Schema): {
  properties: Record<string, Schema>;
  required: string[];
} {
  const parts = [schema, ...(schema.allOf ?? []).map(resolved)];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

export function valuesOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(valuesOf));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
      return fc.uniqueArray(valuesOf(items), length);
    }
    case 'object': {
      const { properties, required } = fieldsOf(schema);
      const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
        requiredKeys: required,
      });
    }
    default:
      return fc.constant(null);
  }
}
