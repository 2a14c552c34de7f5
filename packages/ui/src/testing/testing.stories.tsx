import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';
import { datePickerTester } from './date-picker-tester.ts';
import { KitTestProvider } from './kit-test-provider.tsx';
import { toastTester } from './toast-tester.ts';

const onChange = fn();

/** `@digis/ui/testing`: page objects for the parts that take several steps to work. */
const meta = { title: 'Patterns/Testing', tags: ['!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PicksADate: Story = {
  render: () => (
    <KitTestProvider>
      <EthiopianDatePicker label="Event date" onChange={onChange} />
    </KitTestProvider>
  ),
  play: async ({ userEvent }) => {
    const picker = datePickerTester({ screen, user: userEvent, label: 'Event date' });
    await picker.set({ year: 2018, month: 13, day: 3 });
    await expect(onChange.mock.lastCall?.[0]).toBe('2026-09-08');
  },
};

export const ReadsAndClosesMessages: Story = {
  beforeEach: () => toasts.clear,
  render: () => (
    <KitTestProvider>
      <ToastRegion />
    </KitTestProvider>
  ),
  play: async ({ userEvent }) => {
    toasts.success('Branch successfully added!');
    await screen.findByText(/successfully/u);
    const messages = toastTester({ screen, user: userEvent });
    await expect(messages.messages()).toHaveLength(1);
    await messages.close('successfully');
    await expect(messages.messages()).toEqual([]);
  },
};
