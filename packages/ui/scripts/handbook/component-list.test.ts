import { expect, test } from 'vitest';
import { readmes } from './component-list.ts';

test('the README lists the components of the kit as they are: component-list.ts writes it', () => {
  const { is, has } = readmes();
  expect(is).toBe(has);
});
