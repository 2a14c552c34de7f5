import { ariaWordsFromKit } from '@digis/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwindcss(), ariaWordsFromKit()] });
