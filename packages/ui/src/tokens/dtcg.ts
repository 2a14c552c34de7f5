/** Exports the tokens in the W3C design-token format; the build writes them to `tokens.json`. */
import { channelsOf } from './oklch.ts';
import { type Colours, darkColours, lightColours, scales } from './tokens.ts';

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

function group(
  type: string,
  values: Readonly<Record<string, string>>,
  read: (text: string) => unknown,
) {
  const tokens = Object.entries(values).map(([name, text]) => [name, { $value: read(text) }]);
  return { $type: type, ...Object.fromEntries(tokens) };
}

const colours = (scheme: Colours) => group('color', { ...scheme }, colour);
const bezier = (text: string) => (text.match(/[\d.]+/gu) ?? []).map(Number);
const families = (text: string) =>
  text.split(',').map((family) => family.trim().replaceAll('"', ''));

/** Names are those of the CSS variables without `--kit-`, in their groups; `color-dark` is the dark scheme. */
export const designTokens = () => ({
  color: colours(lightColours),
  'color-dark': colours(darkColours),
  space: group('dimension', scales.space, measure),
  radius: group('dimension', scales.radius, measure),
  size: group('dimension', scales.size, measure),
  'font-size': group('dimension', scales.fontSize, measure),
  'line-height': group('dimension', scales.lineHeight, measure),
  'font-weight': group('fontWeight', scales.fontWeight, Number),
  'font-family': { $type: 'fontFamily', $value: families(scales.fontFamily) },
  shadow: group('shadow', scales.shadow, shadow),
  layer: group('number', scales.layer, Number),
  motion: group('duration', scales.motion, measure),
  easing: { $type: 'cubicBezier', $value: bezier(scales.easing) },
});
