/** Starts the web: loads the saved language, then the code of the sign-in or of the app, depending on the session. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { surviveTranslation } from '@digis/ui';
import { watchLostFiles } from './start/lost-files.ts';
import { activateSavedLanguage, followOtherTabs } from './i18n/language.ts';
import { Root, loadSide } from './root.tsx';
import '@digis/ui/fonts.css';

const AFTER_FIRST_ROWS = 8000;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
const root = createRoot(container);

/** The page's own shell stays until the first screen can replace it. */
async function start() {
  await Promise.all([activateSavedLanguage(), loadSide()]);
  // In slices, so that the page stays responsive.
  startTransition(() => root.render(<Root />));
}

/** The page does not wait for the worker, and a second visit is not held up by its installing. */
const keepShell = () =>
  void import('./start/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => undefined,
  );

surviveTranslation();
followOtherTabs();
watchLostFiles();
// Not awaited here: the loaded code imports this file's chunk, so they would wait for each other.
void start();
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(keepShell, AFTER_FIRST_ROWS);
