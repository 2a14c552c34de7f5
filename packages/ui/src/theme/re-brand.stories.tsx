import './sample-tenant.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { themeOf } from './kit-theme.ts';
import { sampleTenant } from './sample-tenant.ts';
import { UiProvider } from './UiProvider.tsx';

const crimson = 'rgb(122, 31, 61)';
const teal = 'rgb(4, 106, 106)';
const colourOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
const save = <Button>Save</Button>;

/**
 * Three ways to wear a tenant's colours. Take plain CSS where the colour is known and nothing is built, a
 * vanilla-extract theme where every token is to be decided and the compiler is to count them, and the provider's
 * `theme` where the colour comes from a server.
 */
const meta = { title: 'Foundations/Re-brand', tags: ['!visual'] } satisfies Meta;
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

/** For a part of another app: nothing is written on `<html>`, and overlays are dressed where they are drawn. */
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
