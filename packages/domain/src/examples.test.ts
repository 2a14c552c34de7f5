import { expect, test } from 'vitest';
import { docExamples, evaluate } from '@digis/tooling/doc-examples';
import * as pkg from './index.ts';

const examples = docExamples(import.meta.dirname);

test('the documentation has examples', () => {
  expect(examples.length).toBeGreaterThan(8);
});

test.each(examples)('$file: $call gives $result', ({ call, result }) => {
  const nbsp = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value;
  expect(nbsp(evaluate(call, pkg))).toEqual(evaluate(result, pkg));
});
