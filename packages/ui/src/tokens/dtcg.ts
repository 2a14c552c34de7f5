import { channelsOf } from './oklch.ts';
import { colourUses, scaleTokens } from './token-uses.ts';
import { type Colours, darkColours, lightColours, type scales } from './tokens.ts';

const rounded = (value: number) => Number(value.toFixed(4));

/** `#rrggbb`, or `rgb(3 39 40 / 45%)`. */
function colour(text: string) {
  if (text.startsWith('#')) {
    return { colorSpace: 'srgb', components: channelsOf(text).map(rounded), hex: text };
  }
  const [red = 0, green = 0, blue = 0, percent = 100] = (text.match(/\d+/gu) ?? []).map(Number);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => rounded(channel / 255)),
    alpha: percent / 100,
  };
}

/** `12px`, `0.875rem`, `120ms`. */
function measure(text: string) {
  const value = Number.parseFloat(text);
  return { value, unit: text.replace(/^[\d.]+/u, '') || 'px' };
}

/** `0 1px 2px rgb(…)`. */
function shadow(text: string) {
  const [offsetX = '0', offsetY = '0', blur = '0'] = text.split(' ');
  return {
    color: colour(text.slice(text.indexOf('rgb'))),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure('0'),
  };
}

const bezier = (text: string) => (text.match(/[\d.]+/gu) ?? []).map(Number);
const families = (text: string) =>
  text.split(',').map((family) => family.trim().replaceAll('"', ''));

function scale(group: keyof typeof scales, type: string, read: (text: string) => unknown) {
  const tokens = scaleTokens(group).map(({ name, value, use }) => ({
    name,
    token: { $value: read(value), $description: use },
  }));
  const inGroup = tokens.filter(({ name }) => name !== '').map(({ name, token }) => [name, token]);
  const alone = tokens.find(({ name }) => name === '');
  return { $type: type, ...alone?.token, ...Object.fromEntries(inGroup) };
}

const isColour = (name: string): name is keyof Colours => name in lightColours;

/** Terrazzo and Figma import the schemes as modes. */
const colours = () =>
  Object.keys(lightColours)
    .filter(isColour)
    .map((name) => {
      const mode = { light: colour(lightColours[name]), dark: colour(darkColours[name]) };
      return { name, mode, $description: colourUses[name] };
    });

const colourGroup = () => ({
  $type: 'color',
  ...Object.fromEntries(
    colours().map(({ name, mode, $description }) => [
      name,
      { $value: mode.light, $description, $extensions: { mode } },
    ]),
  ),
});

const darkGroup = () => ({
  $type: 'color',
  $deprecated: 'Use the mode "dark" of the same token in "color".',
  ...Object.fromEntries(
    colours().map(({ name, mode, $description }) => [name, { $value: mode.dark, $description }]),
  ),
});

/** All tokens in groups, without the prefix `--kit-`. */
export const designTokens = () => ({
  color: colourGroup(),
  'color-dark': darkGroup(),
  space: scale('space', 'dimension', measure),
  radius: scale('radius', 'dimension', measure),
  size: scale('size', 'dimension', measure),
  'font-size': scale('fontSize', 'dimension', measure),
  'line-height': scale('lineHeight', 'dimension', measure),
  'font-weight': scale('fontWeight', 'fontWeight', Number),
  'font-family': scale('fontFamily', 'fontFamily', families),
  shadow: scale('shadow', 'shadow', shadow),
  layer: scale('layer', 'number', Number),
  motion: scale('motion', 'duration', measure),
  easing: scale('easing', 'cubicBezier', bezier),
});
