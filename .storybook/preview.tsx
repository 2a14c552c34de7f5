/** Frame of every story: inside the provider, at a fixed time, checked by axe. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider, type UiProviderProps } from '@digis/ui';
import '@digis/ui/fonts.css';
import { themeOf } from '@digis/ui/theme';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { WAIT } from '@digis/tooling/hang-guard';
import { sampleTenant } from '../packages/ui/src/theme/sample-tenant.ts';
import { refuseEnglishNames } from './amharic-names.ts';
import { declaredArgTypes } from './arg-types.ts';
import { exampleCode } from './example-code.ts';
import { isExample } from '@digis/tooling/story-names';
import { kitTheme } from './kit-theme.ts';
import { kitModes } from '@digis/tooling/story-modes';
import './preview.css';

const at = (instant: string) => {
  const time = Date.parse(instant);
  return () => time;
};

/** Fixed times in Addis Ababa, so that a story shows the same dates in every run. */
const clocks = {
  /** 11 Meskerem 2019, four in the Ethiopian morning. */
  morning: at('2026-09-21T10:00:00+03:00'),
  /** 4 Meskerem 2019. */
  'new year week': at('2026-09-14T09:00:00+03:00'),
  /** The last second of 5 Pagume 2018. */
  'new year eve': at('2026-09-10T23:59:59+03:00'),
  /** 6 Pagume 2019, which only a leap year has. */
  'leap day': at('2027-09-11T12:00:00+03:00'),
  /** In UTC it is still the day before. */
  'after midnight': at('2026-09-21T00:30:00+03:00'),
} satisfies Record<string, () => number>;

/** Tells whether the toolbar names one of the times. */
const isClock = (name: unknown): name is keyof typeof clocks =>
  typeof name === 'string' && Object.hasOwn(clocks, name);

// A long limit: a busy machine is slow to encode a picture or to load code.
configure({ asyncUtilTimeout: WAIT });

const tenantThemes = {
  light: themeOf(sampleTenant.light),
  dark: themeOf(sampleTenant.dark),
};
const stay = () => undefined;

const withUi: Decorator<Record<string, unknown>> = (Story, { globals, viewMode }) => {
  const settings = {
    locale: globals['locale'],
    calendar: globals['calendar'],
    colorScheme: globals['scheme'],
    density: globals['density'],
  } satisfies Partial<UiProviderProps>;
  document.documentElement.dataset['storyMotion'] = globals['motion'];
  const clock: unknown = globals['clock'];
  const theme = globals['scheme'] === 'dark' ? tenantThemes.dark : tenantThemes.light;
  return (
    <UiProvider
      {...settings}
      now={clocks[isClock(clock) ? clock : 'morning']}
      theme={globals['tenant'] === 'sample' ? theme : undefined}
      navigate={stay}
      // A documentation page has many stories, and its own language.
      scope={viewMode === 'docs' ? 'self' : 'page'}
    >
      <Story />
    </UiProvider>
  );
};

const choice = (title: string, items: Readonly<Record<string, string>>) => ({
  toolbar: {
    title,
    items: Object.entries(items).map(([value, name]) => ({ value, title: `${title}: ${name}` })),
    dynamicTitle: true,
  },
});

/** Loaded only for documentation, so that tests of stories do not load it. */
const HandbookPage = lazy(async () => {
  const { HandbookPage: Page } = await import('../packages/ui/src/handbook/handbook-page.tsx');
  return { default: Page };
});

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withUi],
  argTypesEnhancers: [declaredArgTypes],
  afterEach: ({ storyGlobals, viewMode }) => {
    // A documentation page also shows English stories.
    if (storyGlobals['locale'] === 'am' && viewMode !== 'docs') refuseEnglishNames();
  },
  initialGlobals: {
    locale: 'en',
    calendar: 'ethiopic',
    scheme: 'light',
    density: 'comfortable',
    tenant: 'default',
    clock: 'morning',
    motion: 'off',
    // In a built Storybook only on request: half a second and a large file per story.
    a11y: { manual: import.meta.env.PROD },
  },
  globalTypes: {
    locale: choice('Language', { en: 'English', am: 'አማርኛ' }),
    calendar: choice('Calendar', { ethiopic: 'Ethiopian', gregory: 'Gregorian' }),
    scheme: choice('Scheme', { light: 'light', dark: 'dark', system: 'the device’s' }),
    density: choice('Density', { comfortable: 'comfortable', compact: 'compact' }),
    tenant: choice('Colours', { default: 'the kit’s', sample: 'a tenant’s' }),
    clock: choice('Clock', Object.fromEntries(Object.keys(clocks).map((name) => [name, name]))),
    motion: choice('Motion', { off: 'off', on: 'on' }),
  },
  parameters: {
    a11y: {
      test: 'error',
      // React Aria's log keeps an announcement for seconds after its cause is gone.
      context: { include: ['body'], exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is only part of a page; the landmarks of pages are checked in the app.
        rules: { region: { enabled: false } },
      },
    },
    docs: {
      theme: kitTheme,
      page: () => (
        <Suspense>
          <HandbookPage />
        </Suspense>
      ),
      source: { transform: exampleCode },
      // Shows examples only: the other stories are tests.
      stories: {
        filter: ({ name, playFunction }: { name: string; playFunction?: unknown }) =>
          isExample(name, playFunction !== undefined),
      },
    },
    chromatic: { modes: kitModes },
    viewport: {
      options: {
        small: screen('Phone 320', 320, 640),
        mobile: screen('Phone 375', 375, 720),
        sideways: screen('Phone held sideways', 667, 320),
        zoomed: screen('Desktop at 400 %', 320, 256),
        tablet: screen('Tablet 768', 768, 1024),
        desktop: screen('Desktop 1280', 1280, 800),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Install',
            'Theming: brand, dark, density',
            'Locales and calendars',
            'Accessibility',
            'Status board',
          ],
          'Foundations',
          'Layout',
          'Words',
          'Actions',
          'Fields',
          'Dates',
          'Data',
          'Media',
          'Overlays',
          'Shell',
          'Patterns',
        ],
      },
    },
  },
};

export default preview;
