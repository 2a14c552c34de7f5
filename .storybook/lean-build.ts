import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies Storybook's frame, which Storybook copies with comments and long names. */
export const smallFrame: Plugin = {
  name: 'small-frame',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true });
    const ofFrame = files.filter((file) => /^sb-(?:manager|addons)\/.*\.js$/u.test(file));
    for (const file of ofFrame) {
      const path = join(dir, file);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the build needs little memory
      const { code } = await minify(file, await readFile(path, 'utf8'), { module: true });
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(path, code);
    }
  },
};

/** Bundles modules that many components need into one file, instead of one request each. */
export const fewChunks = {
  groups: [
    {
      name: 'kit',
      test: /\/(?:packages\/(?:ui|ethio-date)\/src|node_modules\/(?:@?react-(?:aria|stately)|@internationalized|lucide-react))[/-]/u,
      minShareCount: 50,
    },
  ],
};

const COMPONENT = /^export (?:function|const) ([A-Z]\w+)/gmu;

/** Keeps the names of components for example code, because the build shortens them. */
export const namedComponents: Plugin = {
  name: 'named-components',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/ui\/(?:src|dist)\/.*(?<!\.stories)\.(?:tsx|js)$/u.test(id)) return undefined;
    const names = [...code.matchAll(COMPONENT)].map(([, name = '']) => name);
    const named = names.map((name) => `Object.assign(${name}, { displayName: '${name}' });`);
    return named.length > 0 ? { code: [code, ...named].join('\n'), map: null } : undefined;
  },
};
