import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { docExamples, evaluate } from '@digis/tooling/doc-examples';
import * as pkg from './index.ts';
import * as cells from './cells.ts';
import * as picker from './picker.ts';
import * as internationalized from './adapters/internationalized.ts';
import * as temporal from './adapters/temporal.ts';

const examples = docExamples(import.meta.dirname);
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const firstMinute = [...readme.matchAll(/^(\w.+); \/\/=> (.+)$/gmu)].map(
  ([, call = '', result = '']) => ({ file: 'README', call, result }),
);
const scope = { ...pkg, ...cells, ...picker, ...internationalized, ...temporal, Temporal };

test('every public function has an example', () => {
  const shown = examples.map(({ call }) => call).join('\n');
  const functions = Object.entries({
    ...pkg,
    ...cells,
    ...picker,
    ...internationalized,
    ...temporal,
  })
    .filter(([name, value]) => typeof value === 'function' && name !== 'EthioDateError')
    .map(([name]) => name);
  expect(functions.filter((name) => !shown.includes(`${name}(`))).toEqual([]);
});

test('the README shows every example', () => {
  expect(firstMinute).toHaveLength(5);
  expect(examples.filter(({ call }) => !readme.includes(call))).toEqual([]);
});

test.each([...examples, ...firstMinute])('$file: $call gives $result', ({ call, result }) => {
  expect(evaluate(call, scope)).toEqual(evaluate(result, scope));
});
