import fc from 'fast-check';

const amharic = 'የኢትዮጵያ ድግስ '.repeat(800);

const texts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE events; --",
  'a\u0000b',
  '\ud800',
  'ok\udc00',
  amharic,
  '{left_money}',
  '{{7*7}} ${7*7}',
  '\u202eevil\u2028',
  '../../etc/passwd',
  '__proto__',
  '',
  ' \t\n',
  'NaN',
  '2026-02-30',
  '9999-99-99',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '١٢٣',
];

const numbers = [-1, 0, -0.01, 0.1 + 0.2, 1.005, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { $ne: 1 }, nested(50), nested(11)),
  fc.constantFrom({ constructor: { prototype: {} } }, { toString: 1 }, Array(600).fill(1)),
);

const forged = (text: string): string => Buffer.from(text).toString('base64url');

const cursors = [
  '2026-99-99 10:00 1',
  '0000-01-01 10:00 1',
  '2026-10-01 99:99 1',
  '2026-02-30 1',
  '0000-01-01 1',
  'after 999999999999999',
].map(forged);

export const hostileParts: fc.Arbitrary<string> = fc.constantFrom(
  ...texts
    .filter((text) => text.isWellFormed())
    .map((text) => encodeURIComponent(text.slice(0, 2_000))),
  ...numbers.map(String),
  ...cursors,
  '%ED%A0%80',
  '%00',
  '%',
  '%zz',
  '%2e%2e%2f',
  '1&id=2',
  '1;2',
  '[]',
  '1%20',
  '+1',
  '0x10',
  '1e3',
);

const unknownFields = (howMany: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: howMany }, (_, at) => [`x${at}`, at])));

export const hostileBodies: fc.Arbitrary<string | Buffer> = fc.constantFrom(
  '['.repeat(12) + ']'.repeat(12),
  '['.repeat(13) + ']'.repeat(13),
  '['.repeat(100_000) + ']'.repeat(100_000),
  '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000),
  unknownFields(60),
  unknownFields(15_000),
  unknownFields(60_000),
  '{"constructor":1,"toString":2,"hasOwnProperty":3}',
  JSON.stringify({ items: Array.from({ length: 30_000 }, (_, at) => at) }),
  JSON.stringify({ remark: '\0'.repeat(20_000) }),
  JSON.stringify({ ['\0']: 1, ['\ud800']: 1 }),
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":1,}',
  '{"__proto__":{"admin":true}}',
  '\ufeff{}',
  '{}{}',
  '{"a":'.repeat(5_000),
  `[${'1,'.repeat(20_000)}1]`,
  `{"remark":"${'x'.repeat(1_100_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
);

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<
  Record<string, string>[]
>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'nonsense' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': 'the-same-key-for-everything' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(8_000)}` },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { 'x-background': 'yes' },
  { cookie: 'digis_files_0=%00; a=b; ;;' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-for': '::ffff:10.0.0.1' },
  { 'content-length': '99999999999' },
  { 'x-forwarded-for': "1.2.3.4, '; DROP TABLE users" },
);

function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key])),
  ];
}

function replacedAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = replacedAt(copy[key], rest, by);
  return copy;
}

export function replacedIn(value: unknown, place: number, by: unknown): unknown {
  const places = placesOf(value);
  return replacedAt(value, places[place % places.length] ?? [], by);
}
