/** The mark of the kit in the frame of the catalogue: a band of tibeb, and its name. */

const DIAMONDS = [10, 30, 50]
  .map(
    (x, place) =>
      `<path d="M${x} 4l10 12-10 12-10-12z" fill="${place === 1 ? '#ffbd59' : '#046a6a'}"/>`,
  )
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="32" viewBox="0 0 190 32">${DIAMONDS}<text x="72" y="22" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="#30393a">Digis kit</text></svg>`;

export const logo = `data:image/svg+xml,${encodeURIComponent(svg)}`;
