/** Service worker (Workbox): caches the shell and visited screens, never data or photos. */
import { VitePWA } from 'vite-plugin-pwa';
import { shellFiles } from './first-paint-plugin.ts';

const PAGE = 'index.html';

export const serviceWorker = () =>
  VitePWA({
    filename: 'service-worker.js',
    // src/start/register-worker.ts registers it; src/first-paint/manifest.ts writes the manifests.
    injectRegister: false,
    manifest: false,
    // A new version must not change an open page.
    registerType: 'prompt',
    includeAssets: [],
    includeManifestIcons: false,
    workbox: {
      cacheId: 'digis',
      globPatterns: [PAGE, 'assets/*.{js,css}'],
      manifestTransforms: [
        (files) => ({
          manifest: files.filter(({ url }) => url === PAGE || shellFiles.has(url)),
          warnings: [],
        }),
      ],
      // With an index file, the cache would answer `/`.
      directoryIndex: null,
      navigateFallback: null,
      // Under Trusted Types a worker may not import another script.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // The cache answers a page request only when the user is offline.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: `/${PAGE}` } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'digis-screens',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 100 },
          },
        },
      ],
    },
  });
