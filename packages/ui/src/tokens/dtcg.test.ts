import { expect, test } from 'vitest';
import { designTokens } from './dtcg.ts';
import { lightColours, scales } from './tokens.ts';

const tokens = designTokens();

test('a colour token has its channels, hex and, if translucent, alpha', () => {
  expect(tokens.color).toMatchObject({
    $type: 'color',
    brand: {
      $value: { colorSpace: 'srgb', components: [0.0157, 0.4157, 0.4157], hex: '#046a6a' },
    },
    scrim: { $value: { components: [0.0118, 0.1529, 0.1569], alpha: 0.45 } },
  });
});

test('dimensions, durations, weights and shadows are values with units, not strings', () => {
  expect(tokens.space).toMatchObject({
    $type: 'dimension',
    small: { $value: { value: 8, unit: 'px' } },
  });
  expect(tokens.motion).toMatchObject({ page: { $value: { value: 500, unit: 'ms' } } });
  expect(tokens['font-weight']).toMatchObject({ strong: { $value: 600 } });
  expect(tokens.easing).toMatchObject({ $value: [0.2, 0, 0, 1] });
  expect(tokens.shadow).toMatchObject({
    low: { $value: { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } } },
  });
});

test('dark is a mode of the same colour, and its own group is deprecated', () => {
  expect(tokens.color).toMatchObject({
    brand: {
      $value: { hex: '#046a6a' },
      $extensions: { mode: { light: { hex: '#046a6a' }, dark: { hex: '#8fdada' } } },
    },
  });
  expect(tokens['color-dark']).toMatchObject({
    $deprecated: expect.stringContaining('mode'),
    brand: { $value: { hex: '#8fdada' } },
  });
});

const tokensIn = (path: string, node: object): [path: string, token: object][] =>
  '$value' in node
    ? [[path, node]]
    : Object.entries(node).flatMap(([name, child]) =>
        typeof child === 'object' && child ? tokensIn(`${path}.${name}`, child) : [],
      );

test('every token has a one-sentence description', () => {
  const all = Object.entries(tokens).flatMap(([name, group]) => tokensIn(name, group));
  expect(all.length).toBeGreaterThan(100);
  const isSentence = (token: object) =>
    '$description' in token && /^[A-Z].+[^.]\.$/u.test(String(token.$description));
  expect(all.filter(([, token]) => !isSentence(token))).toEqual([]);
});

test('every token of the kit is included', () => {
  expect(Object.keys(tokens.color)).toEqual(['$type', ...Object.keys(lightColours)]);
  expect(Object.keys(tokens)).toHaveLength(Object.keys(scales).length + 2);
});
