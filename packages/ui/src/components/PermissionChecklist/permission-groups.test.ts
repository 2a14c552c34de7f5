import { expect, test } from 'vitest';
import { unknownOf, withRequired } from './permission-groups.ts';

const permissions = [
  { id: 'view', label: 'View' },
  { id: 'create', label: 'Create', requires: ['view'] },
  { id: 'delete', label: 'Delete', requires: ['create'] },
];

test('granting a permission grants the permissions it requires, transitively', () => {
  expect(withRequired(permissions, ['delete'])).toEqual(['delete', 'create', 'view']);
  expect(withRequired(permissions, ['view'])).toEqual(['view']);
});

test('a permission without a group is listed separately', () => {
  expect(unknownOf(permissions, ['view', 'Generate Aggrement'])).toEqual(['Generate Aggrement']);
});
