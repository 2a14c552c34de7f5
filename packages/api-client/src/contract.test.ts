// D39, D83, D98, D153, spec:3, spec:6, spec:7
import { describe, expect, test } from 'vitest';
import {
  type Json,
  isObject,
  objectAt,
  operationsOf,
  readContract,
  resolved,
  stringsOf,
} from '../scripts/contract-document.ts';
import { staleFiles } from '../scripts/generated-files.ts';
import { permissionValues, permissions } from './contract.ts';

const contract = readContract();
const calls = operationsOf(contract);

test('the generated files match openapi.yaml', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('misspelled names in the contract are kept for compatibility', () => {
  const text = JSON.stringify(contract);
  for (const word of ['tommorow_events', 'additionalitems', 'pettycashId', 'banc_acc']) {
    expect(text).toContain(`"${word}"`);
  }
  expect(permissionValues).toContain('Cashbook Approve Pending Transaction');
  expect(permissions.GENERATE_AGREEMENT).toBe('Generate Aggrement');
});

test('each permission has its own name, and commas between names are unambiguous', () => {
  expect(new Set(permissionValues).size).toBe(permissionValues.length);
  expect(Object.values(permissions)).toEqual(permissionValues);
  expect(permissionValues.filter((name) => name.includes(','))).toEqual([]);
});

test('every log action belongs to an entity of the log filter', () => {
  const valuesOf = (name: string) =>
    stringsOf(objectAt(contract, 'components', 'schemas', name).enum);
  const kinds = valuesOf('LogAction').map((action) => action.split('.')[0]);
  expect([...new Set(kinds)].sort()).toEqual(valuesOf('LogEntity').sort());
});

describe('every call declares its permission', () => {
  const known = new Set<unknown>(permissionValues);

  test.each(calls)('$id', ({ definition }) => {
    const permission = definition['x-permission'];
    const listed = Array.isArray(permission) ? permission : [];
    const all = definition['x-permission-all'] ?? [];
    const needed = Array.isArray(all) ? all : [all];
    const byField = isObject(definition['x-permission-by']) ? definition['x-permission-by'] : {};
    const byValue = Object.values(byField).flatMap((values) =>
      Object.values(objectAt(values)).flat(),
    );

    expect(permission === 'none' || permission === 'any' || listed.length > 0).toBe(true);
    expect([...listed, ...needed, ...byValue].filter((name) => !known.has(name))).toEqual([]);
    expect(Array.isArray(definition.security)).toBe(permission === 'none');
  });

  test('a field that decides on permission or proof is an input of the call', () => {
    const deciding = calls.flatMap(({ id, definition }) =>
      [
        ...Object.keys(
          isObject(definition['x-permission-by']) ? definition['x-permission-by'] : {},
        ),
        ...(Array.isArray(definition['x-needs-proof']) ? definition['x-needs-proof'] : []),
      ].map((field) => ({ field, taken: JSON.stringify([inputsOf(id)]).includes(`"${field}"`) })),
    );
    expect(deciding.filter(({ taken }) => !taken)).toEqual([]);
  });

  test('every call that changes permissions requires a recent password entry', () => {
    const changesRights = ({ method, path, definition }: (typeof calls)[number]) =>
      method !== 'get' &&
      (path === '/two-factor' ||
        ['App Users', 'System Settings', 'Branches'].some((name) =>
          JSON.stringify(definition['x-permission']).includes(name),
        ));
    const unmarked = calls
      .filter(changesRights)
      .filter(({ definition }) => definition['x-needs-proof'] !== true);
    // These change no record: a preview, a check of rows, hidden hints.
    expect(unmarked.map(({ id }) => id)).toEqual([
      'dismissFirstSteps',
      'previewTemplate',
      'importRows',
    ]);
  });
});

test('every body is required, except that of a delete, whose id may be in the query', () => {
  const optional = calls
    .filter(({ definition }) => isObject(definition.requestBody))
    .filter(({ definition }) => objectAt(definition, 'requestBody').required !== true);
  expect(optional.map(({ method }) => method)).toEqual(optional.map(() => 'delete'));
  for (const { definition } of optional) {
    expect(JSON.stringify(definition.parameters)).toContain('DeletedId');
  }
});

test('every write accepts an idempotency key', () => {
  const withoutData = new Set(['login', 'logout', 'heartbeat', 'previewTemplate']);
  // Without a key: their answers hold secrets or depend on a password, and a repeat is safe.
  for (const id of [
    'changePassword',
    'proveAgain',
    'beginTwoFactor',
    'confirmTwoFactor',
    'takeCopy',
    'takeEnvelope',
    'tellClient',
  ]) {
    withoutData.add(id);
  }
  const unkeyed = calls
    .filter(({ id, method }) => method !== 'get' && !withoutData.has(id))
    .filter(({ definition }) => !JSON.stringify(definition.parameters).includes('IdempotencyKey'));
  expect(unkeyed.map(({ id }) => id)).toEqual([]);
});

function inputsOf(id: string): Json[] {
  const { definition } = calls.find((call) => call.id === id)!;
  const found: Json[] = [];
  const seen = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string') {
      if (seen.has(value.$ref)) return;
      seen.add(value.$ref);
      return walk(objectAt(contract, ...value.$ref.slice(2).split('/')));
    }
    const schema = resolved(contract, value);
    found.push(schema);
    for (const [key, inner] of Object.entries(schema)) if (key !== 'examples') walk(inner);
  };
  walk(definition.parameters);
  walk(definition.requestBody);
  return found;
}

describe('every input is bounded and closed', () => {
  test.each(calls)('$id', ({ id }) => {
    const loose = inputsOf(id).filter((schema) => {
      const isClosedSet = Array.isArray(schema.enum) || 'const' in schema;
      if (schema.type === 'object') return schema.additionalProperties !== false;
      if (schema.type === 'string') return !isClosedSet && schema.maxLength === undefined;
      if (schema.type === 'array') return schema.maxItems === undefined;
      const isNumber = schema.type === 'integer' || schema.type === 'number';
      return isNumber && (schema.minimum === undefined || schema.maximum === undefined);
    });
    expect(loose).toEqual([]);
  });
});

describe('every answer is closed: no field outside the contract', () => {
  // A base may be used only in `allOf`, because the schemas that compose it close it.
  const whole = JSON.stringify(contract);
  const outsideAllOf = whole.replaceAll(/"allOf":\[[^\]]*\]/gu, '');
  const isBase = (name: string) =>
    whole.includes(`/schemas/${name}"`) && !outsideAllOf.includes(`/schemas/${name}"`);
  const schemas = Object.entries(objectAt(contract, 'components', 'schemas')).filter(
    ([name]) => !isBase(name),
  );

  test.each(schemas)('%s', (_name, schema) => {
    const open: unknown[] = [];
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (!isObject(value)) return;
      const isNamedMap = isObject(value.propertyNames) && isObject(value.additionalProperties);
      if (value.type === 'object' && value.additionalProperties !== false && !isNamedMap)
        open.push(value);
      Object.values(value).forEach(walk);
    };
    walk(resolved(contract, objectAt(schema)));
    expect(open).toEqual([]);
  });
});
