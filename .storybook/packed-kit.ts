/**
 * With `KIT=packed storybook build`, stories use the built modules and style sheets of the packed
 * kit.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const kit = join(import.meta.dirname, '../packages/ui');
const sources = join(kit, 'src') + sep;
const sheets = ['reset.css', 'styles.css', 'fonts/fonts.css'];
/** Imported by all stories, instead of the fonts alone. */
const allSheets = 'virtual:packed-kit.css';

/** Returns null for samples, which only stories use and which are not packed. */
function builtOf(id: string): string | null {
  if (!id.startsWith(sources)) return null;
  const built = join(kit, 'dist', id.slice(sources.length).replace(/\.tsx?$/u, '.js'));
  return existsSync(built) ? built : null;
}

export const packedKit: Plugin = {
  name: 'packed-kit',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === '@digis/ui/fonts.css') return allSheets;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && builtOf(found.id);
  },
  load: (id) =>
    id === allSheets
      ? sheets.map((name) => `@import '${join(kit, 'dist', name)}';`).join('\n')
      : undefined,
};
