import { ariaWordsFromKit } from '@digis/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A configuration without vanilla-extract, because the kit brings its style sheet. */
export default defineConfig({ plugins: [react(), ariaWordsFromKit()] });
