import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kitHtmlProps } from './html-props.ts';
import { themeOf } from './kit-theme.ts';
import { sampleTenant } from './sample-tenant.ts';

test('a server-rendered page has its language, scheme, density and theme before any script runs', () => {
  const html = renderToString(
    createElement(
      'html',
      kitHtmlProps({
        locale: 'am',
        colorScheme: 'dark',
        density: 'compact',
        theme: themeOf({ brand: sampleTenant.dark.brand }),
      }),
    ),
  );
  expect(html).toContain('lang="am"');
  expect(html).toContain('data-kit-scheme="dark"');
  expect(html).toContain('data-kit-density="compact"');
  expect(html).toContain(`--kit-color-brand:${sampleTenant.dark.brand}`);
});

test("a page in the device's scheme leaves the choice to the style sheet", () => {
  expect(kitHtmlProps({ colorScheme: 'system' })).toMatchObject({ 'data-kit-scheme': 'system' });
});

test("a page without settings has the provider's defaults", () => {
  expect(kitHtmlProps({})).toMatchObject({
    lang: 'en',
    'data-kit-scheme': 'light',
    'data-kit-density': 'comfortable',
  });
});
