/** The service worker, made by Workbox: caches the app shell and visited screens, never data or images of people. */
import { VitePWA } from 'vite-plugin-pwa';
import { shellFiles } from './first-paint-plugin.ts';

const PAGE = 'index.html';

export const serviceWorker = () =>
  VitePWA({
    filename: 'service-worker.js',
    // src/start/register-worker.ts registers it, and src/first-paint/manifest.ts is the manifest in each language.
    injectRegister: false,
    manifest: false,
    // A newer version waits until a person asks for it: it must not change a page under its reader.
    registerType: 'prompt',
    includeAssets: [],
    includeManifestIcons: false,
    workbox: {
      cacheId: 'digis',
      globPatterns: [PAGE, 'assets/*.{js,css}'],
      // The page, and what signing in and the frame of the app need, in each language.
      manifestTransforms: [
        (files) => ({
          manifest: files.filter(({ url }) => url === PAGE || shellFiles.has(url)),
          warnings: [],
        }),
      ],
      // The page is asked of the server, below: without this, `/` would be answered by the kept one.
      directoryIndex: null,
      navigateFallback: null,
      // One file: a worker may not import another where the browser asks who names it.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // The page is always the server's newest, unless there is no server.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: `/${PAGE}` } },
        },
        {
          // A hashed file never changes, so the kept one is as good.
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
