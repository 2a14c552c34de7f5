import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FileList } from './FileList.tsx';

const meta = {
  title: 'Media/FileList',
  component: FileList,
  args: {
    'aria-label': 'Receipts',
    items: [
      { id: 1, name: 'receipt-12.pdf', size: 340_000, href: '/receipts/12' },
      { id: 2, name: 'hall.jpg', size: 2_400_000, percent: 40 },
      { id: 3, name: 'menu.png', size: 90_000, percent: 100, fault: 'The connection was lost.' },
    ],
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: {
    handbook: {
      when: ['Several files of a record, some of them still on their way.'],
      anatomy: {
        Name: 'of the file, with its size',
        State: 'percent, or what went wrong',
        Acts: 'stop, try again, remove',
      },
      announces: ['Progress at the quarters, and each failure.'],
      search: ['attachments', 'uploads', 'documents'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysHowFarEachFileIs: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading hall.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
  },
};

export const StopsRetriesAndRemovesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'receipt-12.pdf' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending hall.jpg' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again, menu.png' }));
    await expect(args.onRetry).toHaveBeenCalledWith(3);
  },
};

export const AllStates: Story = {};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ደረሰኞች',
    items: [
      { id: 1, name: 'ደረሰኝ-12.pdf', size: 340_000, href: '/receipts/12' },
      { id: 2, name: 'አዳራሽ.jpg', size: 2_400_000, percent: 40 },
    ],
  },
};
