import { msg } from '@lingui/core/macro';
import { languages } from '../browser/saved-choices.ts';
import { translatorOf } from '../i18n/language.ts';

const COLOUR = '#063f3f';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

async function manifestIn({ id, dir }: (typeof languages)[number]) {
  const i18n = await translatorOf(id);
  const name = i18n._(msg`Digis`);
  return {
    id: '/',
    lang: id,
    dir,
    name,
    short_name: name,
    description: i18n._(msg`Events, prices and cash of a catering business.`),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: COLOUR,
    background_color: COLOUR,
    icons,
    // D167 Text shared from other apps opens app/notices/shared-message.tsx.
    share_target: {
      action: '/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      { name: i18n._(msg`Schedule Event`), url: '/?dialog=schedule' },
      { name: i18n._(msg`Cashbook`), url: '/cashbook' },
    ],
  };
}

export const manifests = () =>
  Promise.all(
    languages.map(
      async (row) => [`manifest.${row.id}.webmanifest`, await manifestIn(row)] as const,
    ),
  );
