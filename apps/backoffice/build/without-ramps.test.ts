import { expect, test } from 'vitest';
import { withoutRamps } from './without-ramps.ts';

const own = '@layer kit.tokens{:root{--kit-color-brand:#046a6a}';
const ramps =
  '@supports (color:oklch(from red min(l, 0.5) c h)){:root{--kit-color-brand:var(--kit-brand-brand)}}';
const rest = '@supports (display:grid){.a{color:red}}}';

test('brand colour ramps are removed from the styles, and nothing else is', () => {
  expect(withoutRamps(own + ramps + rest)).toBe(own + rest);
  expect(withoutRamps(own + ramps + ramps + rest)).toBe(own + rest);
  expect(withoutRamps(own + rest)).toBe(own + rest);
});
