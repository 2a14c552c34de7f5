/** Images for the stories, drawn on the spot. */

const drawing = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="100%" height="100%" fill="${colour}"/><circle cx="${width / 2}" cy="${height * 0.42}" r="${height / 6}" fill="white"/>` +
  `<ellipse cx="${width / 2}" cy="${height * 0.95}" rx="${height / 3}" ry="${height / 3}" fill="white"/></svg>`;

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const facePhoto = address(drawing(500, 400, 'teal'));
export const portraitPhoto = address(drawing(400, 640, 'peru'));
export const brokenPhoto = 'data:image/png;base64,AAAA';

export const bringPhoto = async () =>
  new Blob([drawing(500, 400, 'slateblue')], { type: 'image/svg+xml' });
export const bringNothing = () => new Promise<Blob>(() => undefined);
