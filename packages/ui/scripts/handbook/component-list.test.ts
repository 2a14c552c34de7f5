import { expect, test } from 'vitest';
import { readmes } from './component-list.ts';

test('the README lists the components as component-list.ts generates them', () => {
  const { is, has } = readmes();
  expect(is).toBe(has);
});
