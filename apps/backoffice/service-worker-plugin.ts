/** Writes the service worker beside the built page: which files are the shell, and which version they are. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** What signing in and the frame of the app need, in both languages, the entry with it; a screen is kept when it is first seen. */
const PARTS = ['src/session/sign-in.tsx', 'frame', 'src/i18n/amharic.ts'] as const;

/** The files of the shell, from the manifest of the build. */
function shellOf(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}, which the service worker has to keep.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) add(next);
  };
  PARTS.forEach(add);
  return ['/', ...[...files].map((file) => `/${file}`)];
}

export function serviceWorker(): Plugin {
  return {
    name: 'digis-service-worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const text = readFileSync(join(dir, '.vite/manifest.json'), 'utf8');
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      // Every file's name holds the hash of its content, so the manifest changes with any of them.
      const version = createHash('sha256').update(text).update(page).digest('hex').slice(0, 16);
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace('VERSION', version)
        .replace(`['SHELL']`, JSON.stringify(shellOf(JSON.parse(text))));
      writeFileSync(join(dir, 'service-worker.js'), source);
    },
  };
}
