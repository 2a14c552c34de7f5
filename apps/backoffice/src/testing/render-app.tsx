/** Renders the whole web in jsdom, for tests of the shell and across screens; a change of any feature runs them. */
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
