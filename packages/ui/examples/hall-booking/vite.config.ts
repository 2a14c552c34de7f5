import { ariaWordsFromKit } from '@digis/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Needs no vanilla-extract, because the kit brings its style sheet. */
export default defineConfig({ plugins: [react(), ariaWordsFromKit()] });
