import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Received and waiting, by month',
    labels: ['Hamle', 'Nehase', 'Pagume', 'Meskerem', 'Tikimt', 'Hidar'],
    series: [
      {
        id: 'received',
        label: 'Received',
        values: [420_000, 380_000, 90_000, 910_000, 640_000, 300_000],
        tone: 'positive',
      },
      {
        id: 'waiting',
        label: 'Waiting for approval',
        values: [0, 20_000, 15_000, 240_000, 180_000, 120_000],
        tone: 'caution',
      },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HasEachFigureInATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: /Received and waiting/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Received and waiting, by month' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Meskerem 910,000 Br 240,000 Br' })).toBeVisible();
  },
};

export const StackedBarsAreAsHighAsTheirSum: Story = {
  args: { isStacked: true },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('svg rect:has(title)')];
    await expect(bars).toHaveLength(12);
    const [bottom, top] = [bars[3], bars[9]].map((bar) => bar?.getBoundingClientRect());
    await expect(Math.abs((bottom?.top ?? 0) - (top?.bottom ?? 1))).toBeLessThan(1);
  },
};

export const LiesBesideLongLabels: Story = {
  args: {
    title: 'Booked by package',
    isLying: true,
    labels: ['Wedding Gold with everything', 'Fasting', 'Custom'],
    series: [{ id: 'booked', label: 'Booked', values: [910_000, 455_000, 0] }],
  },
  play: async ({ canvas }) => {
    const widthOf = (label: string) => {
      const bar = canvas.getAllByText(label)[0]?.nextElementSibling;
      return bar?.getBoundingClientRect().width ?? 0;
    };
    const whole = widthOf('Wedding Gold with everything');
    await expect(Math.abs(widthOf('Fasting') * 2 - whole)).toBeLessThan(2);
  },
};

export const SaysEveryMonthInThreeLetters: Story = {
  args: {
    labels: ['Mes', 'Tik', 'Hid', 'Tah', 'Tir', 'Yek', 'Meg', 'Mia', 'Gin', 'Sen', 'Ham', 'Neh'],
    series: [
      { id: 'booked', label: 'Booked', values: Array.from({ length: 12 }, (_, at) => at * 9000) },
      {
        id: 'received',
        label: 'Received',
        tone: 'tint',
        values: Array.from({ length: 12 }, (_, at) => at * 7000),
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const month of ['Mes', 'Tik', 'Neh'])
      await expect(canvas.getAllByText(month)[0]).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <BarChart {...args} />
      <BarChart {...args} title="On one another" isStacked />
      <BarChart
        title="Gain, by week"
        unit="count"
        labels={Array.from({ length: 24 }, (_, index) => `Week ${index + 1}`)}
        series={[
          {
            id: 'gain',
            label: 'Gain',
            values: Array.from({ length: 24 }, (_, index) => ((index * 7) % 11) - 4),
          },
        ]}
      />
      <BarChart {...args} title="Nothing yet" series={[]} />
    </Stack>
  ),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    title: 'በወር የተቀበሉት',
    labels: ['ሐምሌ', 'ነሐሴ', 'ጳጉሜን', 'መስከረም'],
    series: [{ id: 'received', label: 'የተቀበሉት', values: [420_000, 380_000, 90_000, 910_000] }],
  },
};
