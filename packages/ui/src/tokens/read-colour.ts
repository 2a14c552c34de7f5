const SHORT = /^#([\da-f])([\da-f])([\da-f])$/iu;
const LONG = /^#[\da-f]{6}$/iu;
const CHANNELS = /^rgb\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/iu;

const hex = (channel: string) => Math.min(255, Number(channel)).toString(16).padStart(2, '0');

/**
 * Returns `#rrggbb`.
 * @throws TypeError for anything but `#rgb`, `#rrggbb` and `rgb(…)`
 * @example readColour('rgb(122, 31, 61)') //=> '#7a1f3d'
 */
export function readColour(text: string): string {
  const colour = text.trim();
  if (LONG.test(colour)) return colour.toLowerCase();
  const short = SHORT.exec(colour);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const channels = CHANNELS.exec(colour);
  if (channels) return `#${channels.slice(1).map(hex).join('')}`;
  throw new TypeError(`"${text}" is not a colour as #rgb, #rrggbb or rgb(r, g, b)`);
}
