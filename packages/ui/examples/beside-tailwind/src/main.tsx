import './app.css';
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
