/** The service worker (Workbox): caches shell and visited screens, never data or photos. */
import { VitePWA } from 'vite-plugin-pwa';
import { shellFiles } from './first-paint-plugin.ts';

const PAGE = 'index.html';

export const serviceWorker = () =>
  VitePWA({
    filename: 'service-worker.js',
    // src/start/register-worker.ts registers it; src/first-paint/manifest.ts makes the manifests.
    injectRegister: false,
    manifest: false,
    // A new version waits for the user, so that it does not change an open page.
    registerType: 'prompt',
    includeAssets: [],
    includeManifestIcons: false,
    workbox: {
      cacheId: 'digis',
      globPatterns: [PAGE, 'assets/*.{js,css}'],
      // Precaches the page, the sign-in and the app's frame in each language.
      manifestTransforms: [
        (files) => ({
          manifest: files.filter(({ url }) => url === PAGE || shellFiles.has(url)),
          warnings: [],
        }),
      ],
      // Otherwise `/` would come from the cache; the page is requested from the server below.
      directoryIndex: null,
      navigateFallback: null,
      // One file: under Trusted Types a worker may not import another script.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // The page comes from the server, and from the cache only offline.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: `/${PAGE}` } },
        },
        {
          // Hashed files never change.
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
