/** Renders the whole app, so that these tests run after a change in any feature. */
import type { TestApp } from '@digis/server/testing';
import { render } from '@testing-library/react';
import { Root } from '../root.tsx';
import { openBrowser } from './open-browser.ts';
import type { BrowserOptions } from './open-browser.ts';

export async function renderApp(app: TestApp, options?: BrowserOptions) {
  const browser = await openBrowser(app, options);
  render(<Root />);
  return browser;
}
