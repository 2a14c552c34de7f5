/** Puts the frame of each side into the page, so that something of it stands there before any code has arrived. */
import { join } from 'node:path';
import { type Plugin, createServer } from 'vite';

const PLACE = '<!-- shells -->';

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
      const shells = await drawShells(root);
      const templates = shells.map(
        (shell) => `<template id="shell-${shell.name}">${shell.html}</template>`,
      );
      return html.replace(PLACE, () => templates.join('\n    '));
    },
  };
}
