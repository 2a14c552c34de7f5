/** The kit's name and fonts on the frame of the catalogue and on its pages. */
import { create } from 'storybook/theming';
import { logo } from './logo.ts';

export const kitTheme = create({
  base: 'light',
  brandTitle: 'Digis kit',
  brandImage: logo,
  fontBase: '"Noto Sans Ethiopic Variable", "Noto Sans", system-ui, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, "Noto Sans Ethiopic Variable", monospace',
  colorPrimary: '#046a6a',
  colorSecondary: '#046a6a',
});
