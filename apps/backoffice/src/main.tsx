/** Starts the web: the saved language, then the sign-in graph or the app graph, whichever the session asks for. */
import { createRoot } from 'react-dom/client';
import { watchMissingParts } from './app/new-version.ts';
import { registerWorker } from './app/register-worker.ts';
import { activateLanguage, followOtherTabs, savedLanguage } from './i18n/language.ts';
import { Root } from './root.tsx';
import '@digis/ui/fonts.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root, so there is nowhere to draw the app.');

await activateLanguage(savedLanguage());
followOtherTabs();
watchMissingParts();
createRoot(container).render(<Root />);
registerWorker();
