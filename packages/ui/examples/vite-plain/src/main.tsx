/** The order of imports counts: the kit's reset, its styles, then the tenant's own. */
import '@digis/ui/reset.css';
import '@digis/ui/styles.css';
import '@digis/ui/fonts.css';
import './brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const element = document.querySelector('#app');
if (!element) throw new Error('index.html has no #app, so there is nowhere to draw.');
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
