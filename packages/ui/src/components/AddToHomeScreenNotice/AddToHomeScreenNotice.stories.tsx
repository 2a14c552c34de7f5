// D8, spec:1
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { AddToHomeScreenNotice } from './AddToHomeScreenNotice.tsx';

const meta = {
  parameters: {
    handbook: {
      when: ['The app is used daily on phones and should open like an installed one.'],
      instead: ['To tell of anything else that stays, take `Notice`.'],
      anatomy: {
        'Title and reason': 'why the app is better on the home screen',
        Steps: 'what to press, in the order of that browser, with its icons',
        Buttons: 'Install, where the browser can do it itself, and Not now',
      },
      words: ['Give `appName` as people call the business, not the name of the company.'],
      search: ['install', 'PWA', 'home screen'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Shell/AddToHomeScreenNotice',
  component: AddToHomeScreenNotice,
  args: { appName: 'Digis', mode: 'banner', device: 'ios', onClose: fn() },
} satisfies Meta<typeof AddToHomeScreenNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CoversTheAppOnAnIphone: Story = {
  args: { mode: 'blocking' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Digis to the home screen' });
    await expect(dialog).toHaveTextContent('Press Share in the bar of Safari');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const LetsAndroidInstallByOnePress: Story = {
  args: { device: 'android' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Install' })).toBeNull();
    const prompt = fn();
    const install = await waitFor(() => {
      globalThis.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
      return canvas.getByRole('button', { name: 'Install' });
    });
    await userEvent.click(install);
    await expect(prompt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Install' })).toBeNull();
  },
};

export const LeadsOutOfTheBrowserInsideAnApp: Story = {
  args: { device: 'in-app' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Open in Chrome/u)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const IsNotThereOnceInstalled: Story = {
  args: { device: 'installed' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};

export const IsNotThereInATest: Story = {
  args: { device: undefined },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};

export const CanBePutOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <AddToHomeScreenNotice {...args} />
      <AddToHomeScreenNotice {...args} appName="Digis, Android" device="android" />
      <AddToHomeScreenNotice {...args} appName="Digis, in an app" device="in-app" />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { appName: 'ድግስ' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'አሁን አይደለም' })).toBeVisible(),
};
