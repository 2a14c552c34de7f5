/** The least that a React app can be: a page with one word. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement('p', { id: 'word' }, 'Hello'));
