import { basename, join, resolve } from 'node:path';

const isBuilt = import.meta.filename.endsWith('.js');
const here = import.meta.dirname;
const sources = join(here, '..');

export const root = isBuilt ? here : resolve(sources, '../../..');

export const contractFile = join(root, 'openapi.yaml');
export const webFolder = join(root, isBuilt ? 'web' : 'apps/backoffice/dist');
export const migrationsFolder = isBuilt ? join(root, 'migrations') : join(sources, 'db/migrations');
export const buildFile = join(root, 'build.json');

export const scriptOf = (path: string): string =>
  isBuilt ? join(root, `${basename(path)}.js`) : join(sources, `${path}.ts`);
