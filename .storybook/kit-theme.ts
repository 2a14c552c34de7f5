import { create } from 'storybook/theming';

const DIAMONDS = [10, 30, 50]
  .map(
    (x, place) =>
      `<path d="M${x} 4l10 12-10 12-10-12z" fill="${place === 1 ? '#ffbd59' : '#046a6a'}"/>`,
  )
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="32" viewBox="0 0 190 32">${DIAMONDS}<text x="72" y="22" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="#30393a">Digis kit</text></svg>`;

const logo = `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const kitTheme = create({
  base: 'light',
  brandTitle: 'Digis kit',
  brandImage: logo,
  fontBase: '"Noto Sans Ethiopic Variable", "Noto Sans", system-ui, sans-serif',
  fontCode: 'ui-monospace, Menlo, Consolas, "Noto Sans Ethiopic Variable", monospace',
  colorPrimary: '#046a6a',
  colorSecondary: '#046a6a',
});
