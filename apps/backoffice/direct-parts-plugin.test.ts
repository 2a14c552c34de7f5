import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkOf, directParts, passesOn } from './direct-parts-plugin.ts';

/** A part that is asked for, in a file with something that the page has too. */
const sources: Readonly<Record<string, string>> = {
  '/main.js': `import { shared } from '/shared.js';\nexport const load = () => import('/part.js');\nconsole.log(shared);`,
  '/part.js': `import { inner } from '/inner.js';\nexport { inner as Part };`,
  '/inner.js': `export const inner = () => 'a part of the app';`,
  '/shared.js': `export const shared = Math.random();`,
};

async function chunksWith(plugins: readonly ReturnType<typeof directParts>[]) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
      ...plugins,
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: '/main.js',
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: [{ name: 'inner', test: /inner\.js$/u }] },
        },
        experimental: { chunkOptimization: false },
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

describe('a part that is asked for by itself', () => {
  it('has a file that only passes it on, as the builder writes it', async () => {
    const chunks = await chunksWith([]);
    const main = chunkOf(chunks, /^\/main\.js$/u);
    const part = chunkOf(chunks, /^\/part\.js$/u);
    expect(passesOn(part?.code ?? '')).toBe(true);
    expect(main?.code).toContain(`import(\`./${part?.fileName.split('/').pop()}\`)`);
  });

  it('is loaded from the file it is in, under the name it is asked for by', async () => {
    const chunks = await chunksWith([directParts()]);
    const main = chunkOf(chunks, /^\/main\.js$/u);
    const inner = chunkOf(chunks, /^\/inner\.js$/u);
    const [, name] = /export\s*\{\s*\w+ as (\w+)\s*\}/u.exec(inner?.code ?? '') ?? [];
    expect(main?.code).toContain(
      `import(\`./${inner?.fileName.split('/').pop()}\`).then(e=>({Part:e.${name}}))`,
    );
  });
});
