import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { nameAlone } from './story-names.ts';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

export interface BuiltStorybook {
  readonly url: string;
  readonly stories: readonly StoryEntry[];
  readonly docs: readonly StoryEntry[];
  close(): void;
}

/**
 * Builds it first, unless `STORYBOOK_IS_BUILT` is `yes`, so that several checks share one build.
 */
export async function serveStorybook(): Promise<BuiltStorybook> {
  if (process.env['STORYBOOK_IS_BUILT'] !== 'yes') buildInto('storybook-static');
  return serveFolder('storybook-static');
}

/** Builds Storybook against the built kit: `packages/ui/dist` and its style sheets must exist. */
export async function servePackedStorybook(): Promise<BuiltStorybook> {
  buildInto('storybook-static/packed', { KIT: 'packed' });
  return serveFolder('storybook-static/packed');
}

function buildInto(folder: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync('storybook', ['build', '-o', folder, '--quiet'], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
}

export async function serveFolder(folder: string): Promise<BuiltStorybook> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    try {
      const content = readFileSync(join(folder, normalize(pathname)));
      response.setHeader('content-type', kinds[extname(pathname)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    docs: Object.values(index.entries).filter((entry) => entry.type === 'docs'),
    stories: Object.values(index.entries)
      .filter((entry) => entry.type === 'story')
      .map((entry) => ({ ...entry, name: nameAlone(entry.name) })),
    close: () => server.close(),
  };
}

export const isSnapshot = ({ name, tags }: StoryEntry): boolean =>
  (name === 'All States' || name === 'Amharic' || tags.includes('pictured')) &&
  !tags.includes('moving');
