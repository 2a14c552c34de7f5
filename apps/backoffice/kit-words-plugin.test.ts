import { describe, expect, it } from 'vitest';
import { partOfWords, wordsIn } from './kit-words-plugin.ts';

const words = `export const en = {\n  close: 'Close',\n  countOf: (count, all) => \`\${count} of \${all}\`,\n  zoomIn: 'Zoom in',\n};\n`;

const load = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).en;

describe('the words of the kit', () => {
  it('are taken apart without losing or changing one', async () => {
    const first = await load(partOfWords(words, (name) => name === 'close'));
    const rest = await load(partOfWords(words, (name) => name !== 'close'));
    expect(first).toEqual({ close: 'Close' });
    expect(Object.keys(rest)).toEqual(['countOf', 'zoomIn']);
    expect(rest.countOf(2, 7)).toBe('2 of 7');
  });

  it('are found where a component says them, and where it chooses one by its name', () => {
    const source = `strings.close; const own = { title: 'emptyError' }; strings[own.title];`;
    expect(wordsIn(source)).toEqual(['close', 'emptyError']);
  });

  it('fail the build where they are written in a way that is not known', () => {
    expect(() => partOfWords('export const en = make();', () => true)).toThrow('are no object');
    expect(() => partOfWords('export const en = { ...other };', () => true)).toThrow('no name');
  });
});
