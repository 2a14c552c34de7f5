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

async function start() {
  await Promise.all([activateSavedLanguage(), loadSide()]);
  startTransition(() => root.render(<Root />));
}

/** Installing the worker must not slow the page. */
const keepShell = () =>
  void import('./start/register-worker.ts').then(
    ({ registerWorker }) => registerWorker(),
    () => undefined,
  );

surviveTranslation();
followOtherTabs();
watchLostFiles();
// Not awaited: the loaded code imports this chunk, so each would wait for the other.
void start();
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(keepShell, AFTER_FIRST_ROWS);
