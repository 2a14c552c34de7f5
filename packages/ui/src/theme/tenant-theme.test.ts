import { describe, expect, test } from 'vitest';
import { assertContrast, contrast } from '../tokens/contrast.ts';
import { fromOklch, toOklch } from '../tokens/oklch.ts';
import { darkColours, lightColours } from '../tokens/tokens.ts';
import { themeOf } from './kit-theme.ts';
import { sampleBrands, sampleTenant } from './sample-tenant.ts';
import { createTenantTheme } from './tenant-theme.ts';

const schemes = {
  'the default light': lightColours,
  'the default dark': darkColours,
  "the sample tenant's light": sampleTenant.light,
  "the sample tenant's dark": sampleTenant.dark,
};

test.each(Object.entries(schemes))('every pair of %s scheme is legible', (_name, colours) => {
  expect(() => assertContrast(colours)).not.toThrow();
});

test('an illegible theme lists its colour pairs and the remedy', () => {
  expect(() => assertContrast({ ...lightColours, brand: '#8fdada' })).toThrow(
    /onBrand on brand is 1\.59, needs 4\.5.*Darken or lighten/u,
  );
});

describe('a tenant theme', () => {
  test.each(Array.from({ length: 36 }, (_, index) => index * 10))(
    'a tenant theme is legible at hue %d',
    (brandHue) => expect(() => createTenantTheme({ brandHue })).not.toThrow(),
  );

  test.each(sampleBrands)('a tenant theme is legible even when the brand is %s', (brand) => {
    expect(() => createTenantTheme({ brand })).not.toThrow();
  });

  test('a tenant theme is legible in every hue, lightness and chroma', () => {
    const steps = (count: number) => Array.from({ length: count + 1 }, (_, step) => step / count);
    const grid = steps(24).flatMap((turn) =>
      steps(40).flatMap((lightness) =>
        [0, 0.1, 0.3].map((chroma) => fromOklch({ lightness, chroma, hue: turn * 360 })),
      ),
    );
    const faultOf = (brand: string) => {
      try {
        createTenantTheme({ brand });
        return [];
      } catch (fault) {
        return [`${brand}: ${String(fault)}`];
      }
    };
    expect(grid.flatMap(faultOf)).toEqual([]);
  });

  test.each(['#ffd400', '#ffe600', '#00e5a0', '#ff6600'])(
    'a light brand %s keeps its colour in both schemes, with dark text',
    (brand) => {
      for (const colours of Object.values(createTenantTheme({ brand }))) {
        expect(colours.brand).toBe(brand);
        expect(contrast(colours.onBrand, '#000000')).toBeLessThan(1.5);
      }
    },
  );

  test('a nearly white brand becomes a grey that is visible on a white page', () => {
    const { brand } = createTenantTheme({ brand: '#f5f5f5' }).light;
    expect(contrast(brand, '#ffffff')).toBeGreaterThan(1.4);
  });

  test.each([
    ['#a13', '#aa1133'],
    ['#7A1F3D', '#7a1f3d'],
    ['rgb(122, 31, 61)', '#7a1f3d'],
    ['rgb(122 31 61)', '#7a1f3d'],
  ])('a brand may be written as %s', (brand, read) => {
    expect(createTenantTheme({ brand }).light.brand).toBe(read);
  });

  test.each(['red', '', '#12', '#12345g', 'rgb(1,2)', 'var(--brand)'])(
    'a brand written as "%s" is refused',
    (brand) => expect(() => createTenantTheme({ brand })).toThrow(TypeError),
  );

  test('an invalid hue is refused', () => {
    expect(() => createTenantTheme({ brandHue: Number.NaN })).toThrow(TypeError);
  });

  test('a legible brand colour is kept', () => {
    expect(createTenantTheme({ brand: '#7a1f3d' }).light.brand).toBe('#7a1f3d');
  });

  test('an illegible brand colour is darkened and keeps its hue', () => {
    const { brand } = createTenantTheme({ brand: '#37a6a6' }).light;
    expect(contrast('#ffffff', brand)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(brand).hue).toBeCloseTo(toOklch('#37a6a6').hue, -1);
  });
});

test.each(['#046a6a', '#7a1f3d', '#ffbd59', '#30393a'])(
  '%s converts to OKLCH and back unchanged',
  (hex) => {
    expect(fromOklch(toOklch(hex))).toBe(hex);
  },
);

test('colours become the CSS variables of the tenant', () => {
  expect(themeOf({ brandText: '#7a1f3d' })).toEqual({ '--kit-color-brand-text': '#7a1f3d' });
});
