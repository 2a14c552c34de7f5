/** Renders one screen, so that changes in other features do not run its tests. */
import type { TestApp } from '@digis/server/testing';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Frame } from '../app/shell/frame.tsx';
import { loadFeatureWords } from '../i18n/language.ts';
import { openBrowser } from './open-browser.ts';
import type { BrowserOptions } from './open-browser.ts';

export const renderFrame = (screen: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <Frame waiting={null}>{screen}</Frame>
    </I18nProvider>,
  );

export async function renderScreen(
  app: TestApp,
  screen: ReactNode,
  options: BrowserOptions & { readonly as: string },
) {
  const browser = await openBrowser(app, options);
  await loadFeatureWords();
  renderFrame(screen);
  return browser;
}
