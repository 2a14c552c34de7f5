import { createTenantTheme } from './tenant-theme.ts';

export const sampleTenant = createTenantTheme({ brand: '#7a1f3d' });

export const sampleBrands = [
  '#7a1f3d',
  '#6b2fb3',
  '#ffd400',
  '#ffe600',
  '#ff0000',
  '#00a651',
  '#00e5a0',
  '#3b82f6',
  '#f5f5f5',
  '#111111',
  '#e11d48',
  '#000000',
] as const;
