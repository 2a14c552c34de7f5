/** The frame of every story: inside the provider, at a fixed time, checked by axe. */
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

/** All stories are in Addis Ababa, with clocks that stand still. */
const clocks = {
  /** 11 Meskerem 2019, four in the Ethiopian morning. */
  morning: at('2026-09-21T10:00:00+03:00'),
  /** 4 Meskerem 2019. */
  'new year week': at('2026-09-14T09:00:00+03:00'),
  /** The last second of 5 Pagume 2018. */
  'new year eve': at('2026-09-10T23:59:59+03:00'),
  /** 6 Pagume 2019, which only a leap year has. */
  'leap day': at('2027-09-11T12:00:00+03:00'),
  /** Still yesterday by UTC. */
  'after midnight': at('2026-09-21T00:30:00+03:00'),
} satisfies Record<string, () => number>;

/** The frozen times of the toolbar; a story that shows a date shows the same one in every run. */
const isClock = (name: unknown): name is keyof typeof clocks =>
  typeof name === 'string' && Object.hasOwn(clocks, name);

// A limit for what never comes: a busy machine is slow to encode a picture or to bring code.
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
      // A page of documentation has many stories and a language of its own.
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

/** Brought only where documentation is read: tests of stories go without it. */
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
    // A page of documentation has other stories, in English; the samples of a story stay English when the toolbar asks for Amharic.
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
    // Half a second and a large file with each story: in a built Storybook on request.
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
      // React Aria's log keeps a spoken line for seconds after the thing it names is gone.
      context: { include: ['body'], exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A story is a part of a page; the page's own landmarks are the app's, checked there.
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
      // The others are tests: they are in the tree, but no reader needs them.
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
