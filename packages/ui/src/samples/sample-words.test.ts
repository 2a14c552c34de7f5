import { expect, test } from 'vitest';
import { sampleWords } from './sample-words.ts';

interface Stories {
  readonly Amharic?: { readonly args?: object };
}
const files = import.meta.glob<Stories>(
  ['../components/*/*.stories.tsx', '../chart/*.stories.tsx'],
  {
    eager: true,
  },
);

const withoutNumber = (text: string) => text.replace(/^\d+\. /u, '');
const isOwnName = (text: string) => text === 'አማርኛ';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function ethiopicIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /\p{Script=Ethiopic}/u.test(value) && !isOwnName(value) ? [withoutNumber(value)] : [];
  if (!isObject(value)) return [];
  const inside: unknown = '$$typeof' in value ? Reflect.get(value, 'props') : value;
  return isObject(inside) ? Object.values(inside).flatMap(ethiopicIn) : [];
}

const texts = Object.entries(files).flatMap(([path, { Amharic }]) =>
  ethiopicIn(Amharic?.args).map((text) => ({ story: path.split('/').at(-1), text })),
);

test('every text of an Amharic story has its English', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => !Object.hasOwn(sampleWords, text))).toEqual([]);
});

test('every English text belongs to a story', () => {
  const sources = Object.values(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!./sample-words.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).join('\n');
  expect(Object.keys(sampleWords).filter((text) => !sources.includes(text))).toEqual([]);
});
