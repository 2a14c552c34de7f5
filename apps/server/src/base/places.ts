/** Paths of the server's own files: in the repository, or in the one folder that `pnpm build` makes. */
import { basename, join, resolve } from 'node:path';

/** Node runs the sources directly; built files are JavaScript. */
const isBuilt = import.meta.filename.endsWith('.js');
const here = import.meta.dirname;
const sources = join(here, '..');

/** The root of all paths; `data` is in it, unless DATA_DIR names another folder. */
export const root = isBuilt ? here : resolve(sources, '../../..');

export const contractFile = join(root, 'openapi.yaml');
export const webFolder = join(root, isBuilt ? 'web' : 'apps/backoffice/dist');
export const migrationsFolder = isBuilt ? join(root, 'migrations') : join(sources, 'db/migrations');
/** Written by the build, and missing in the sources. */
export const buildFile = join(root, 'build.json');

/** A process of its own, by its path in the sources. */
export const scriptOf = (path: string): string =>
  isBuilt ? join(root, `${basename(path)}.js`) : join(sources, `${path}.ts`);
