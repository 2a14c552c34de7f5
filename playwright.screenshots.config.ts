import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `pnpm screenshots`: the pictures of docs/screens, taken of the demo business. */
export default defineConfig(base, { testMatch: 'pictures.spec.ts', testIgnore: [], workers: 1 });
