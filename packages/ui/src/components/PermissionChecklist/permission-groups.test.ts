import { expect, test } from 'vitest';
import { unknownOf, withRequired } from './permission-groups.ts';

const permissions = [
  { id: 'view', label: 'View' },
  { id: 'create', label: 'Create', requires: ['view'] },
  { id: 'delete', label: 'Delete', requires: ['create'] },
];

test('a permission brings what it needs, and what that needs', () => {
  expect(withRequired(permissions, ['delete'])).toEqual(['delete', 'create', 'view']);
  expect(withRequired(permissions, ['view'])).toEqual(['view']);
});

test('a permission that is not known here is told apart', () => {
  expect(unknownOf(permissions, ['view', 'Generate Aggrement'])).toEqual(['Generate Aggrement']);
});
