import { expect, test } from 'vitest';
import { objectAt, readContract } from '../../scripts/contract-document.ts';
import { type Schemas, fieldRules } from '../contract.ts';
import { eventUpdateOf, packageUpdateOf } from './read-to-write.ts';

const paths = objectAt(readContract(), 'paths');

function exampleOf(path: string, ...where: string[]) {
  return objectAt(paths, path, ...where, 'content', 'application/json', 'examples');
}

const read = objectAt(
  exampleOf('/event', 'post', 'responses', '200'),
  'wedding',
  'value',
  'event',
) as Schemas['Event'];

// D36
test('an event that is read and saved without changes equals the one scheduled', () => {
  const scheduled = objectAt(exampleOf('/event', 'post', 'requestBody'), 'wedding', 'value');
  expect(eventUpdateOf(read)).toEqual({
    ...scheduled,
    id: read.id,
    version: read.version,
    per_person: null,
    venue: '',
    venue_note: '',
    contact: { name: '', phone: '' },
    occasion: null,
    hold_until: null,
    guaranteed_people: null,
    fasting_people: null,
    client_id: null,
    client_image: null,
  });
});

test('an update carries every field of the event form', () => {
  const decidedByTheForm = [
    'payment',
    'use_new_price',
    'rename_client',
    'force',
    'same_place',
    'confirm',
  ];
  const written = Object.keys(eventUpdateOf(read));
  expect([...written, ...decidedByTheForm].sort()).toEqual(
    Object.keys(fieldRules.EventUpdate).sort(),
  );
});

test('a package that is read and saved without changes keeps its items and tiers', () => {
  const one = objectAt(
    exampleOf('/package', 'get', 'responses', '200'),
    'one',
    'value',
    'packages',
  );
  expect(packageUpdateOf(one as unknown as Schemas['Package'])).toEqual({
    id: 1,
    name: 'Wedding Gold',
    items: [1, 2],
    pricing: [
      { min: 50, max: 200, value: 650 },
      { min: 201, max: 400, value: 600 },
      { min: 401, max: 1000, value: 550 },
    ],
    terms: '',
    fasting_package: null,
  });
});

test('an update carries every field of the package form', () => {
  const read = {
    id: 1,
    name: 'Gold',
    items: [],
    prices: [],
    createdAt: '2026-09-21T07:00:00.000Z',
  };
  expect(Object.keys(packageUpdateOf(read)).sort()).toEqual(
    Object.keys(fieldRules.PackageUpdate).sort(),
  );
});
