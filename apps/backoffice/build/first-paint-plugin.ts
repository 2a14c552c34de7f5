/** Inlines the first screen's styles, frame and two scripts into index.html. */
import { join } from 'node:path';
import { buildTargets } from '@digis/tooling/floor';
import { type Plugin, build, createServer } from 'vite';
import { cannotStart } from './cannot-start.ts';
import { firstFiles } from './first-files.ts';
import { withoutRamps } from './without-ramps.ts';

const root = join(import.meta.dirname, '..');
const HEAD = '<!-- ask-early.ts -->';
const BODY = '<!-- page-shell.tsx, draw-shell.ts -->';

const LIGHT_DARK = /--lightningcss-(?:light|dark): ?(?:initial)?;/gu;

export const shellFiles = new Set<string>();

/**
 * Renders the frame with the app's own components, so that nothing moves when the app takes over.
 */
async function drawPage() {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { pageShells } = await server.ssrLoadModule('/src/first-paint/page-shell.tsx');
    const { manifests } = await server.ssrLoadModule('/src/first-paint/manifest.ts');
    return { shells: await pageShells(), manifests: await manifests() };
  } finally {
    await server.close();
  }
}

async function scriptOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTargets,
      rolldownOptions: {
        input: join(root, 'src', 'first-paint', name),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built.`);
  return chunk.code.trim();
}

export const firstPaint = (): Plugin => ({
  name: 'digis-first-paint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Last, because only then are the chunks' styles known.
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      let html = String(page.source);
      for (const mark of [HEAD, BODY]) {
        if (!html.includes(mark)) {
          throw new Error(`index.html has no ${mark}: first-paint cannot insert its scripts.`);
        }
      }
      const { styles, scripts, shell } = firstFiles(bundle, html);
      const { shells, manifests } = await drawPage();
      for (const [fileName, manifest] of manifests) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
      const [ask, draw] = await Promise.all(['ask-early.ts', 'draw-shell.ts'].map(scriptOf));
      const files = JSON.stringify(scripts).replaceAll('"assets/', '"');
      shell.forEach((file) => shellFiles.add(file));
      let head = `${cannotStart.head}<link rel="manifest" href="/manifest.en.webmanifest" />\n`;
      for (const sheet of styles) {
        const asset = bundle[sheet];
        if (asset?.type === 'asset') {
          const text = withoutRamps(String(asset.source).trim()).replaceAll(LIGHT_DARK, '');
          head += `<style>${text}</style>`;
        }
        html = html.replace(new RegExp(`\\s*<link [^>]*href="/${sheet}"[^>]*>`, 'u'), '');
        // Disabled: the link only tells the chunk loader that the page already has these styles.
        head += `<link rel="stylesheet" href="/${sheet}" disabled />\n`;
      }
      page.source = html
        .replace(HEAD, () => `<script>const firstFiles=${files};${ask}</script>`)
        .replace('</head>', () => `${head}</head>`)
        .replace('<body>', () => `<body>\n    ${cannotStart.body}`)
        .replace(BODY, () => `${shells.join('\n    ')}\n    <script>${draw}</script>`);
    },
  },
});
