import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { largeSums, phoneRooms } from '../../samples/whole-sums.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: {
    label: 'Price',
    total: 120_000,
    segments: [
      { id: 'received', label: 'Received', value: 60_000, tone: 'positive' },
      { id: 'waiting', label: 'Waiting for approval', value: 20_000, tone: 'caution' },
    ],
    restLabel: 'Left to pay',
  },
  parameters: {
    handbook: {
      when: ['Shares of a sum or a capacity that belong together.'],
      instead: ['The money of an event is `EventMoney`. Values over time are a chart.'],
      anatomy: {
        Bar: 'a share each, told apart by tone and pattern',
        Legend: 'the figure of each, and of the rest',
      },
      announces: [
        'One meter, whose value is all its figures in words; bar and legend are not read again.',
      ],
      search: ['gauge', 'share', 'stacked bar', 'usage', 'capacity'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysEachFigure: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Price' });
    await expect(meter.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
      '120,000 Br, Received 60,000 Br, Waiting for approval 20,000 Br, Left to pay 40,000 Br',
    );
    await expect(canvas.getByText('40,000 Br')).toBeVisible();
  },
};

export const ShowsACreditWhereMoreWasPaid: Story = {
  args: { segments: [{ id: 'received', label: 'Received', value: 150_000, tone: 'positive' }] },
  play: ({ canvas }) => expect(canvas.getByText(/[-−]30,000 Br/)).toBeVisible(),
};

const cut = (meter: HTMLElement) =>
  [...meter.querySelectorAll('data')].flatMap((sum) => {
    const text = document.createRange();
    text.selectNodeContents(sum);
    const isWhole = text.getBoundingClientRect().right <= meter.getBoundingClientRect().right + 0.5;
    return isWhole ? [] : [`${sum.textContent} in ${meter.clientWidth}`];
  });

export const SumsAreWholeOnPhones: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack>
      {phoneRooms.flatMap((width) =>
        largeSums.map((sum) => (
          <div key={`${width} ${sum}`} style={{ width }}>
            <Meter
              {...args}
              total={sum}
              segments={args.segments.map((one) => ({ ...one, value: sum }))}
            />
          </div>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    await expect(meters).toHaveLength(phoneRooms.length * largeSums.length);
    await expect(meters.flatMap(cut)).toEqual([]);
  },
};

export const SumsAreWholeInAmharicToo: Story = {
  ...SumsAreWholeOnPhones,
  globals: { locale: 'am' },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Meter {...args} />
      <Meter {...args} segments={[]} />
      <Meter {...args} segments={args.segments.map((part) => ({ ...part, value: 90_000 }))} />
      <Meter
        label="Guests"
        unit="count"
        total={350}
        segments={[
          { id: 'a', label: 'Coming', value: 210 },
          { id: 'b', label: 'Not coming', value: 35, tone: 'critical' },
          { id: 'c', label: 'Perhaps', value: 40, tone: 'info' },
        ]}
        restLabel="No answer"
      />
    </Stack>
  ),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'ዋጋ',
    segments: [
      { id: 'received', label: 'የተቀበሉት', value: 60_000, tone: 'positive' },
      { id: 'waiting', label: 'ማጽደቅ የሚጠብቅ', value: 20_000, tone: 'caution' },
    ],
    restLabel: 'ቀሪ ክፍያ',
  },
};
