/** Vite plugin that applies one mutant while a file is loaded, without changing the file. */
import type { Plugin } from 'vite';
import { mutants } from './mutants.ts';

export function plantMutant(name: string): Plugin {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant called "${name}": see mutants/mutants.ts.`);
  const { file, from, to } = mutant;
  return {
    name: 'digis-plant-mutant',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(`/src/components/${file}`)) return null;
      if (code.split(from).length !== 2) {
        throw new Error(`"${name}": ${file} does not have this once: ${from}`);
      }
      return { code: code.replace(from, () => to), map: null };
    },
  };
}
