/** A sample tenant for stories, tests and pictures: the kit in crimson. */
import { createTenantTheme } from './tenant-theme.ts';

export const sampleTenant = createTenantTheme({ brand: '#7a1f3d' });
