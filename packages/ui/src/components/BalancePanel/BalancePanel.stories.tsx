import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { cutSums, largeSums, phoneRooms } from '../../samples/whole-sums.ts';
import { Stack } from '../Stack/Stack.tsx';
import { BalancePanel } from './BalancePanel.tsx';

const meta = {
  title: 'Data/BalancePanel',
  component: BalancePanel,
  args: {
    title: 'Cash',
    items: [
      { id: 'cash', label: 'Cash', value: 182_400 },
      { id: 'petty', label: 'Petty cash', value: 9_650.5, hint: 'Last filled on Monday' },
      { id: 'estimate', label: 'Estimate', value: -14_300, tone: 'critical' },
    ],
  },
  parameters: {
    handbook: {
      when: ['Balances of a branch, a till or an employee on a screen that others can see.'],
      instead: ['Money in and out line by line is a `LedgerTable`.'],
      anatomy: {
        Title: 'whose balances they are',
        Eye: 'shows and hides all of them at once',
        Parts: 'what a sum is made of, hidden with it',
        Sums: 'each with its label and, if needed, a hint; hidden sums are five marks and are not in the page',
      },
      announces: [
        '“Balances shown” and “Balances hidden”. The name of the eye never changes; whether it is pressed does.',
        'A hidden sum is read as “Hidden”.',
      ],
      words: ['Labels are nouns: “Cash”, “Bank”, “Petty cash”.'],
      search: ['money', 'hide', 'mask', 'balance', 'cash'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// D86
export const KeepsDigitsOutOfThePageWhileHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Cash' });
    const sums = panel.querySelector('dl')?.outerHTML.replaceAll(/class="[^"]*"/gu, '');
    await expect(sums).not.toMatch(/\d/u);
    await expect(canvas.getAllByText('Hidden')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Show balances', pressed: true }),
    ).toHaveFocus();
    await expect(panel).toHaveTextContent('182,400 Br');
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Show balances', pressed: false }),
    ).toHaveFocus();
    await expect(panel).not.toHaveTextContent(/\d/u);
  },
};

export const HidesThemWhenTheTabIsLeft: Story = {
  args: { defaultMasked: false, onMaskChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('182,400 Br');
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    await waitFor(() => expect(canvas.getByRole('region')).not.toHaveTextContent(/\d/u));
    await expect(args.onMaskChange).toHaveBeenLastCalledWith(true);
  },
};

export const MovesNothingWhenTheSumsCome: Story = {
  render: (args) => (
    <Stack>
      <BalancePanel {...args} title="Hidden" />
      <BalancePanel {...args} title="Hidden, on its way" isLoading />
      <BalancePanel {...args} title="Shown" isMasked={false} />
      <BalancePanel {...args} title="Shown, on its way" isMasked={false} isLoading />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((panel) => panel.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.getByRole('region', { name: 'Shown, on its way' })).not.toHaveTextContent(
      /\d/u,
    );
  },
};

const minute = fn((_callback: () => void, _ms: number) => () => undefined);

export const HidesThemAfterAWhile: Story = {
  args: { defaultMasked: false, startTimer: minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('182,400 Br');
    await waitFor(() => expect(minute.mock.lastCall?.[1]).toBe(60_000));
    minute.mock.lastCall?.[0]();
    await waitFor(() => expect(canvas.getByRole('region')).not.toHaveTextContent(/\d/u));
  },
};

export const Mobile2x2: Story = {
  args: {
    defaultMasked: false,
    items: [
      ...meta.args.items,
      { id: 'left', label: 'Left to collect', value: 91_250, tone: 'caution' },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
};

export const InOneLine: Story = { args: { layout: 'line', defaultMasked: false } };

export const TellsThePartsOfASumAndLeadsToItsList: Story = {
  args: {
    layout: 'line',
    items: [
      { id: 'balance', label: 'Balance', value: 182_400 },
      {
        id: 'outstanding',
        label: 'Outstanding',
        value: 12_000,
        href: '/cashbook?tab=payables',
        parts: [
          { label: 'Earned', value: 8000 },
          { label: 'Coming', value: 4000 },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Cash' });
    await expect(canvas.getByRole('link', { name: 'Outstanding' })).toBeVisible();
    await expect(panel).not.toHaveTextContent(/\d/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Show balances' }));
    await expect(panel).toHaveTextContent('12,000 BrEarned 8,000 Br · Coming 4,000 Br');
  },
};

export const UnfoldsOnAPhone: Story = {
  args: { layout: 'line', defaultMasked: false },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('182,400 Br')).toBeVisible();
    await expect(canvas.getByText('9,650.50 Br')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More, Cash' }));
    await expect(canvas.getByText('9,650.50 Br')).toBeVisible();
  },
};

export const SumsAreWholeOnPhones: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {phoneRooms.map((width) => (
        <div key={width} style={{ width }}>
          {largeSums.map((amount) => (
            <BalancePanel
              key={amount}
              title={`${width}, ${amount}`}
              isMasked={false}
              items={['a', 'b', 'c'].map((id) => ({ id, label: 'Cash', value: amount }))}
            />
          ))}
        </div>
      ))}
    </>
  ),
  play: ({ canvasElement }) => expect(cutSums(canvasElement)).toEqual([]),
};

export const SumsAreWholeOnPhonesInAmharic: Story = {
  ...SumsAreWholeOnPhones,
  globals: { locale: 'am' },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <BalancePanel {...args} />
      <BalancePanel {...args} title="Cash, shown" isMasked={false} />
      <BalancePanel {...args} title="Cash, on its way" isMasked={false} isLoading />
      <BalancePanel {...args} title="Cash, failed" hasFailed onRetry={fn()} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    title: 'ጥሬ ገንዘብ',
    defaultMasked: false,
    items: [
      { id: 'cash', label: 'በእጅ ያለ', value: 182_400 },
      { id: 'petty', label: 'ለጥቃቅን ወጪ', value: 9_650.5 },
      {
        id: 'owed',
        label: 'የሚከፈል',
        value: 12_000,
        href: '/cashbook?tab=payables',
        parts: [
          { label: 'የተሠራበት', value: 8000 },
          { label: 'ወደፊት የሚሠራበት', value: 4000 },
        ],
      },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName('ቀሪ ሒሳብ አሳይ'),
};
