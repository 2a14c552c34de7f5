/** Loads a part from the file it is in: not by way of a file that only names it, and without requesting what is loaded. */
import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** All that a file does which only passes a part on. */
const PASSES_ON =
  /^export\s*\{\s*(?<inner>\w+) as (?<name>\w+)\s*\}\s*from\s*"\.\/(?<file>[\w-]+\.js)";\s*$/u;

/** Whether a file only names what is in another, and is therefore never asked for. */
export const passesOn = (code: string): boolean => PASSES_ON.test(code);

/** The file a module is loaded by: one of its own that passes it on, or else the one it is in. */
export const chunkOf = (chunks: readonly Rolldown.OutputChunk[], module: RegExp) =>
  chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? '')) ??
  chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));

export const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** A file that was asked for on its own costs a first visit one more way there and back. */
export function directParts(): Plugin {
  return {
    name: 'digis-direct-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        for (const { fileName, code } of chunks) {
          const { inner, name, file = '' } = PASSES_ON.exec(code)?.groups ?? {};
          if (inner === undefined) continue;
          const passing = posix.basename(fileName);
          for (const chunk of chunks) {
            chunk.code = chunk.code
              .replaceAll(
                `import(\`./${passing}\`)`,
                `import(\`./${file}\`).then(e=>({${name}:e.${inner}}))`,
              )
              .replaceAll(`"${fileName}"`, `"${posix.join(posix.dirname(fileName), file)}"`);
          }
        }
      },
    },
  };
}
