import { createGlobalTheme } from '@vanilla-extract/css';
import { defaultDark, defaultLight } from '../tokens/tokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { sampleTenant } from './sample-tenant.ts';

createGlobalTheme('[data-tenant="sample"]', vars, { ...defaultLight, color: sampleTenant.light });
createGlobalTheme('[data-kit-scheme="dark"] [data-tenant="sample"]', vars, {
  ...defaultDark,
  color: sampleTenant.dark,
});
