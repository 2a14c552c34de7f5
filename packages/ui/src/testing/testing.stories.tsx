import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EthiopianDatePicker } from '../components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { toasts } from '../components/ToastRegion/toast-queue.ts';
import { ToastRegion } from '../components/ToastRegion/ToastRegion.tsx';
import { datePickerTester } from './date-picker-tester.ts';
import { KitTestProvider } from './kit-test-provider.tsx';
import { toastTester } from './toast-tester.ts';

const onChange = fn();

const meta = { title: 'Patterns/Testing', tags: ['!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const localeOf = ({ globals }: { globals: { locale?: unknown } }) =>
  globals.locale === 'am' ? 'am' : 'en';

const labels = { en: 'Event date', am: 'የዝግጅት ቀን' } as const;

export const PicksADate: Story = {
  render: (_args, context) => (
    <KitTestProvider locale={localeOf(context)}>
      <EthiopianDatePicker label={labels[localeOf(context)]} onChange={onChange} />
    </KitTestProvider>
  ),
  play: async ({ userEvent, ...context }) => {
    const tester = { screen, user: userEvent, locale: localeOf(context) } as const;
    const picker = datePickerTester({ ...tester, label: labels[tester.locale] });
    await picker.set({ year: 2018, month: 13, day: 3 });
    await expect(onChange.mock.lastCall?.[0]).toBe('2026-09-08');
  },
};

export const ReadsAndClosesMessages: Story = {
  beforeEach: () => toasts.clear,
  render: (_args, context) => (
    <KitTestProvider locale={localeOf(context)}>
      <ToastRegion />
    </KitTestProvider>
  ),
  play: async ({ userEvent, ...context }) => {
    toasts.success('Branch successfully added!');
    await screen.findByText(/successfully/u);
    const messages = toastTester({ screen, user: userEvent, locale: localeOf(context) });
    await expect(messages.messages()).toHaveLength(1);
    await messages.close('successfully');
    await expect(messages.messages()).toEqual([]);
  },
};

export const PicksADateInAmharic: Story = { ...PicksADate, globals: { locale: 'am' } };
