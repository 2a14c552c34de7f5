import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { docExamples, evaluate } from '../../../scripts/doc-examples.ts';
import * as pkg from './index.ts';
import * as internationalized from './internationalized.ts';
import * as temporal from './temporal.ts';

const examples = docExamples(import.meta.dirname);
const scope = { ...pkg, ...internationalized, ...temporal, Temporal };

test('every public function has an example', () => {
  const shown = examples.map(({ call }) => call).join('\n');
  const functions = Object.entries({ ...pkg, ...internationalized, ...temporal })
    .filter(([name, value]) => typeof value === 'function' && name !== 'EthioDateError')
    .map(([name]) => name);
  expect(functions.filter((name) => !shown.includes(`${name}(`))).toEqual([]);
});

test.each(examples)('$file: $call gives $result', ({ call, result }) => {
  expect(evaluate(call, scope)).toEqual(evaluate(result, scope));
});
