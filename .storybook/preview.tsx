/** How every story is shown: in the provider, at a frozen time, checked by axe. */
import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider, type UiProviderProps } from '@digis/ui';
import '@digis/ui/fonts.css';
import { refuseEnglishNames } from './amharic-names.ts';
import './preview.css';

/** 11 Meskerem 2019, ten in the morning in Addis Ababa. */
const frozenNow = Date.parse('2026-09-21T10:00:00+03:00');
const stay = () => undefined;

const withUi: Decorator<Record<string, unknown>> = (Story, { globals }) => {
  const settings = {
    locale: globals['locale'],
    calendar: globals['calendar'],
    colorScheme: globals['scheme'],
    density: globals['density'],
  } satisfies Partial<UiProviderProps>;
  document.documentElement.dataset['storyMotion'] = globals['motion'];
  return (
    <UiProvider {...settings} now={() => frozenNow} navigate={stay}>
      <Story />
    </UiProvider>
  );
};

const choice = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withUi],
  afterEach: ({ globals }) => {
    if (globals['locale'] === 'am') refuseEnglishNames();
  },
  initialGlobals: {
    locale: 'en',
    calendar: 'ethiopic',
    scheme: 'light',
    density: 'comfortable',
    motion: 'off',
  },
  globalTypes: {
    locale: choice('Language', ['en', 'am']),
    calendar: choice('Calendar', ['ethiopic', 'gregory']),
    scheme: choice('Scheme', ['light', 'dark']),
    density: choice('Density', ['comfortable', 'compact']),
    motion: choice('Motion', ['off', 'on']),
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
    controls: { exclude: /^(on[A-Z]|aria-|slot|ref|children|icon)/u },
    viewport: {
      options: {
        small: screen('Phone 320', 320, 640),
        mobile: screen('Phone 375', 375, 720),
        tablet: screen('Tablet 768', 768, 1024),
        desktop: screen('Desktop 1280', 1280, 800),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Layout',
          'Words',
          'Actions',
          'Fields',
          'Dates',
          'Data',
          'Overlays',
          'Shell',
        ],
      },
    },
  },
};

export default preview;
