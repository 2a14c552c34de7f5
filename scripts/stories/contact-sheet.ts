/** `pnpm visual:sheet`: the committed pictures of each mode on one sheet, in `docs/kit/`, to look the kit over. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { allModes, type Mode } from '../../.storybook/modes.ts';
import { type Pixels, readPicture, toPng } from './picture.ts';

const pictures = 'packages/ui/visual';
const sheets = 'docs/kit';
const GAP = 12;
const LABEL = 16;
/** Taller than this a picture is cut: a sheet is for looking over, the pictures are for looking at. */
const MOST_HIGH = 300;

interface Tile {
  readonly image: Buffer;
  readonly name: string;
  readonly height: number;
}

/** The row below which a picture is all of one colour. */
function inkedHeight({ data, width, height }: Pixels): number {
  const rowBytes = width * 4;
  const ground = data.subarray(data.length - rowBytes);
  let last = height;
  while (
    last > 1 &&
    Buffer.compare(data.subarray((last - 1) * rowBytes, last * rowBytes), ground) === 0
  ) {
    last -= 1;
  }
  return last;
}

async function readTile(folder: string, file: string, width: number): Promise<Tile> {
  const picture = await readPicture(join(folder, file));
  const height = Math.min(inkedHeight(picture) + GAP, picture.height, MOST_HIGH);
  const image = await sharp(await toPng(picture))
    .extract({ left: 0, top: 0, width, height })
    .png()
    .toBuffer();
  return { image, name: file.replace(/--.*/u, ''), height };
}

const label = (name: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text y="12" font-family="sans-serif" font-size="11" fill="#535f60">${name}</text></svg>`,
  );

/** Each tile goes under the shortest column, so that little room is left empty. */
function layOut(tiles: readonly Tile[], columns: number, width: number) {
  const heights = Array.from({ length: columns }, () => GAP);
  const overlays = tiles.flatMap(({ image, name, height }): OverlayOptions[] => {
    const top = Math.min(...heights);
    const column = heights.indexOf(top);
    heights[column] = top + LABEL + height + GAP;
    const left = GAP + column * (width + GAP);
    return [
      { input: label(name, width), left, top },
      { input: image, left, top: top + LABEL },
    ];
  });
  return { overlays, height: Math.max(...heights) };
}

async function writeSheet({ name, width: screen }: Mode): Promise<string> {
  const folder = join(pictures, name);
  const width = screen / 4;
  const files = readdirSync(folder).filter((file) => file.endsWith('--all-states.png'));
  const tiles = await Promise.all(files.map((file) => readTile(folder, file, Math.floor(width))));
  const columns = screen > 640 ? 6 : 14;
  const { overlays, height } = layOut(tiles, columns, Math.floor(width));
  const sheet = join(sheets, `${name}.webp`);
  await sharp({
    create: {
      width: GAP + columns * (Math.floor(width) + GAP),
      height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(overlays)
    .webp({ quality: 82 })
    .toFile(sheet);
  return sheet;
}

mkdirSync(sheets, { recursive: true });
for (const mode of allModes) {
  const sheet = await writeSheet(mode);
  console.log(`${sheet} ${(statSync(sheet).size / 1024).toFixed(0)} KiB`);
}
