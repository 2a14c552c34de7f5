/** Puts the frame of each side into the page, so that something of it stands there before any code has arrived. */
import { join } from 'node:path';
import { type Plugin, build, createServer } from 'vite';

const PLACE = '<!-- What stands here until the code has come: page-shell-plugin.ts. -->';

interface PageShell {
  readonly name: string;
  readonly html: string;
}

/** Draws them with the code of the app itself, so that nothing jumps when that takes over. */
async function drawShells(root: string): Promise<readonly PageShell[]> {
  const server = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    root,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { pageShells } = await server.ssrLoadModule('/src/page-shell.tsx');
    return pageShells();
  } finally {
    await server.close();
  }
}

/** The script that shows the one that is wanted: in the page itself, so that it need not be asked for. */
async function drawingScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/draw-shell.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('src/draw-shell.ts was not built.');
  return chunk.code.trim();
}

export function pageShell(): Plugin {
  let root = '';
  return {
    name: 'digis-page-shell',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no "${PLACE}" any more.`);
      const [shells, script] = await Promise.all([drawShells(root), drawingScript(root)]);
      const templates = shells.map(
        (shell) => `<template id="shell-${shell.name}">${shell.html}</template>`,
      );
      const parts = [...templates, `<script>${script}</script>`];
      return html.replace(PLACE, () => parts.join('\n    '));
    },
  };
}
