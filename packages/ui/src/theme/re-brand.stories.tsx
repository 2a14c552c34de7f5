import './sample-tenant.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { contrast, illegiblePairs } from '../tokens/contrast.ts';
import { fromOklch } from '../tokens/oklch.ts';
import { type Colours, kitVariable, lightColours } from '../tokens/tokens.ts';
import { themeOf } from './kit-theme.ts';
import { sampleBrands, sampleTenant } from './sample-tenant.ts';
import { createTenantTheme } from './tenant-theme.ts';
import { UiProvider } from './UiProvider.tsx';

const crimson = 'rgb(122, 31, 61)';
const teal = 'rgb(4, 106, 106)';
const colourOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
const save = <Button>Save</Button>;

/**
 * Three ways to use a tenant's colours: plain CSS without a build, a type-checked vanilla-extract
 * theme, and the provider's `theme` for a colour that a server sends.
 */
const meta = {
  title: 'Foundations/Re-brand',
  tags: ['!visual'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlainCssBeatsTheKit: Story = {
  render: () => (
    <>
      <style>{':root { --kit-color-brand: #7a1f3d; }'}</style>
      {save}
    </>
  ),
  play: ({ canvas }) => expect(colourOf(canvas.getByRole('button'))).toBe(crimson),
};

const canvas2d = () => new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function paintedColours(): Colours {
  const paint = canvas2d();
  const probe = document.body.appendChild(document.createElement('i'));
  const painted = Object.keys(lightColours).map((name) => {
    probe.style.color = `var(--${kitVariable(['color', name])})`;
    if (!paint) return [name, ''];
    paint.fillStyle = getComputedStyle(probe).color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    return [name, `#${[red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('')}`];
  });
  probe.remove();
  return { ...lightColours, ...Object.fromEntries(painted) };
}

const schemes = ['light', 'dark'] as const;

function coloursIn(brand: string, scheme: (typeof schemes)[number]): Colours {
  const { dataset, style } = document.documentElement;
  dataset['kitScheme'] = scheme;
  style.setProperty('--kit-brand', brand);
  const colours = paintedColours();
  style.removeProperty('--kit-brand');
  dataset['kitScheme'] = 'light';
  return colours;
}

export const OneLineIsABrandInBothSchemes: Story = {
  render: () => save,
  play: async ({ step }) => {
    const teal = paintedColours();
    for (const brand of [...sampleBrands, '#00ff00', '#808080', '#fff']) {
      for (const scheme of schemes) {
        await step(`${brand}, ${scheme}`, async () => {
          const colours = coloursIn(brand, scheme);
          await expect(illegiblePairs(colours)).toEqual([]);
          for (const name of ['brand', 'brandHover', 'brandText', 'focus', 'sidebar'] as const) {
            await expect(colours[name]).not.toBe(teal[name]);
          }
        });
      }
    }
  },
};

export const EveryHueAndLightnessIsLegible: Story = {
  render: () => save,
  play: async () => {
    const illegible: string[] = [];
    for (let hue = 0; hue < 360; hue += 30) {
      for (let lightness = 0; lightness <= 1; lightness += 0.1) {
        const brand = fromOklch({ lightness, chroma: 0.2, hue });
        for (const scheme of schemes) {
          const found = illegiblePairs(coloursIn(brand, scheme));
          illegible.push(...found.map((pair) => `${brand}, ${scheme}: ${pair}`));
        }
      }
    }
    await expect(illegible).toEqual([]);
  },
};

/** A yellow brand keeps dark letters; edges in it are darker, and text is darkest. */
export const ALightBrandKeepsItsColour: Story = {
  render: () => (
    <>
      <style>{':root { --kit-brand: #ffd400; }'}</style>
      <Inline>
        {save}
        <Button variant="soft">Save as draft</Button>
        <Checkbox defaultSelected>Fixed price</Checkbox>
        <Switch defaultSelected>Advance paid</Switch>
      </Inline>
    </>
  ),
  play: async () => {
    for (const scheme of schemes) {
      for (const brand of ['#ffd400', '#00e5a0', '#f5f5f5']) {
        const { brandText, ...fill } = createTenantTheme({ brand })[scheme];
        const painted = coloursIn(brand, scheme);
        for (const name of ['brand', 'brandHover', 'onBrand', 'brandMark'] as const) {
          await expect(painted[name]).toBe(fill[name]);
        }
        await expect(contrast(brandText, painted.surface)).toBeGreaterThan(4.5);
      }
    }
  },
};

export const KeepsALegibleBrandAsItIs: Story = {
  render: () => (
    <>
      <style>{':root { --kit-brand: #7a1f3d; }'}</style>
      {save}
    </>
  ),
  play: () => expect(paintedColours().brand).toBe('#7a1f3d'),
};

export const OneLineIsTheRadiusAndTheFont: Story = {
  render: () => (
    <>
      <style>{':root { --kit-radius: 16px; --kit-font-family: Georgia, serif; }'}</style>
      {save}
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(getComputedStyle(button).borderRadius).toBe('8px');
    await expect(getComputedStyle(button).fontFamily).toBe('Georgia, serif');
  },
};

export const CornersOfASegmentFollowItsTrack: Story = {
  render: () => (
    <>
      <style>{':root { --kit-radius-card: 20px; }'}</style>
      <SegmentedControl
        aria-label="Calendar"
        items={[{ id: 'ethiopic', label: 'Ethiopian' }]}
        value="ethiopic"
        onChange={() => undefined}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [segment] = canvas.getByRole('radiogroup').children;
    await expect(segment && getComputedStyle(segment).borderRadius).toBe('18px');
  },
};

export const VanillaExtractThemeDressesItsPart: Story = {
  render: () => (
    <Inline>
      <div data-tenant="sample">{save}</div>
      <Button>Outside</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(colourOf(canvas.getByRole('button', { name: 'Save' }))).toBe(crimson);
    await expect(colourOf(canvas.getByRole('button', { name: 'Outside' }))).toBe(teal);
  },
};

const now = () => Date.parse('2026-09-21T10:00:00+03:00');
const crimsonTheme = themeOf(sampleTenant.light);

export const ThemeFromTheServer: Story = {
  render: () => (
    <UiProvider now={now} theme={crimsonTheme}>
      {save}
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(colourOf(canvas.getByRole('button'))).toBe(crimson);
    await expect(document.documentElement.style.getPropertyValue('--kit-color-brand')).toBe(
      '#7a1f3d',
    );
  },
};

export const ThemeLeavesWithItsProvider: Story = {
  render: () => save,
  play: async ({ canvas }) => {
    await expect(document.documentElement.style.getPropertyValue('--kit-color-brand')).toBe('');
    await expect(colourOf(canvas.getByRole('button'))).toBe(teal);
  },
};

/** `<html>` stays unchanged, and overlays have the theme too. */
export const SelfScopeDressesItsOverlays: Story = {
  render: () => (
    <UiProvider
      now={now}
      locale="am"
      colorScheme="dark"
      scope="self"
      theme={themeOf(sampleTenant.dark)}
    >
      <Dialog title="ቅርንጫፍ ጨምር" isOpen onOpenChange={() => undefined} footer={save}>
        ስም
      </Dialog>
    </UiProvider>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const container = dialog.closest<HTMLElement>('[data-kit-scope="overlays"]');
    await expect(container).toHaveAttribute('data-kit-scheme', 'dark');
    await expect(container).toHaveAttribute('data-kit-density', 'comfortable');
    await expect(container).toHaveAttribute('lang', 'am');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await expect(document.documentElement).toHaveAttribute('data-kit-scheme', 'light');
    await expect(getComputedStyle(dialog).getPropertyValue('--kit-color-brand').trim()).toBe(
      sampleTenant.dark.brand,
    );
  },
};
