// @vitest-environment jsdom
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Birr } from '../components/Birr/Birr.tsx';
import { everyComponent, playgroundProps } from './every-component.ts';
import { KitTestProvider } from '../testing/kit-test-provider.tsx';

const numbers = [
  Number.NaN,
  Infinity,
  -Infinity,
  100 / 3,
  0.005,
  -0.001,
  1e15,
  1e21,
  -0,
  -1,
  0.5,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
];
const texts = [
  ['', ' ', '\n', 'garbage', '0', '-1', 'NaN', 'null', '1e9', '፳፭', '#', '//', '+251', '07'],
  ['2026-02-30', '2026-13-01', '99999-01-01', '0000-00-00', '2026', '25:61', '-00:01', '24:00'],
  ['ሀ'.repeat(2000), 'a'.repeat(2000), 'a\u0000b', '<b>', '%E0', '\uD800', '👨‍👩‍👧', '\u202E'],
  ['__proto__', 'constructor'],
].flat();
/** Props whose other values leave nothing to render. */
const closed: Readonly<Record<string, string>> = {
  AddToHomeScreenNotice: 'device',
  Heading: 'level',
  MonthCalendar: 'calendar',
};

function* odd(value: unknown): Generator {
  if (typeof value === 'number') yield* numbers;
  else if (typeof value === 'string') yield* texts;
  else if (typeof value === 'boolean') yield !value;
  else if (Array.isArray(value)) {
    yield [];
    if (value.length === 0) return;
    yield Array.from({ length: 300 }, () => value[0]);
    for (const item of odd(value[0])) yield value.with(0, item);
  } else if (typeof value === 'object' && value !== null && !isValidElement(value)) {
    for (const [key, part] of Object.entries(value)) {
      for (const other of odd(part)) yield { ...value, [key]: other };
    }
  }
}

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockImplementation(() => undefined));
afterEach(() => log.mockReset());

async function faultsOf(name: string, component: (typeof everyComponent)[number][1]) {
  const props = await playgroundProps(name);
  const threw = new Map<string, string>();
  for (const [prop, value] of Object.entries(props)) {
    if (prop === closed[name]) continue;
    for (const other of odd(value)) {
      const shown = createElement(component, { ...props, isOpen: true, [prop]: other });
      try {
        renderToString(<KitTestProvider>{shown}</KitTestProvider>);
      } catch (error) {
        threw.set(`${prop}: ${JSON.stringify(other)?.slice(0, 120)}`, String(error).slice(0, 120));
      }
    }
  }
  return [...threw];
}

/** Every fifth component; `pnpm test:all` tests the others. */
const sample = everyComponent.filter((_component, at) => at % 5 === 0);
const others = everyComponent.filter((component) => !sample.includes(component));
test.each(sample)('%s renders any value', async (...component) => {
  expect(await faultsOf(...component)).toEqual([]);
});
test.each(others)('%s renders any value', { tags: ['long'] }, async (...component) => {
  expect(await faultsOf(...component)).toEqual([]);
});

test('an amount with fractions of a santim is shown as a dash, and logged once', () => {
  const amounts = [1, 2].map((key) => createElement(Birr, { key, value: 1 / 7 }));
  expect(renderToString(<KitTestProvider>{amounts}</KitTestProvider>)).toContain('—');
  expect(log.mock.calls.flat().filter((said) => String(said).includes('0.142857'))).toHaveLength(1);
});
