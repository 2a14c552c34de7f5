import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { amharicMonths, byMonth, received, waiting } from '../samples/chart-samples.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    ...byMonth,
    series: [
      { ...received, tone: 'positive' },
      { ...waiting, tone: 'caution' },
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

export const LeavesItsTableToThePage: Story = {
  args: { hasTable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /Received and waiting/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const StackedBarsAreAsHighAsTheirSum: Story = {
  args: { isStacked: true },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<SVGRectElement>('svg rect:has(title)')];
    await expect(bars).toHaveLength(12);
    // Firefox rounds the position of a bar on the page, so this reads the drawing.
    const [bottom, top] = [bars[3]!.getBBox(), bars[9]!.getBBox()];
    await expect(Math.abs(bottom.y - (top.y + top.height))).toBeLessThan(1);
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

export const SeriesWithoutAToneAreToldApart: Story = {
  args: {
    labels: ['Hamle', 'Nehase'],
    series: [
      { id: 'hall', label: 'Hall', values: [12_000, 9000] },
      { id: 'food', label: 'Food', values: [30_000, 28_000] },
      { id: 'staff', label: 'Staff', values: [7000, 6500], tone: 'tint' },
      { id: 'cars', label: 'Cars', values: [4000, 3000] },
      { id: 'rest', label: 'The rest', values: [2000, 1000] },
    ],
  },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('svg rect:has(title)')];
    const fills = bars.filter((_, at) => at % 2 === 0).map((bar) => getComputedStyle(bar).fill);
    await expect(new Set(fills.map((fill) => fill.replace(/#.*"/u, ''))).size).toBe(5);
    const inLegend = [...canvasElement.querySelectorAll('[aria-hidden] > span > [data-tone]')];
    const swatches = inLegend.map((swatch) => getComputedStyle(swatch).background);
    await expect(new Set(swatches).size).toBe(5);
    const toneOf = (at: number) => inLegend[at]?.getAttribute('data-tone');
    await expect(bars.map((bar) => bar.getAttribute('data-tone'))).toEqual(
      [0, 1, 2, 3, 4].flatMap((at) => [toneOf(at), toneOf(at)]),
    );
  },
};

export const LongFiguresKeepToTheirRoom: Story = {
  args: {
    title: 'Turnover, by branch',
    labels: ['Bole', 'Kazanchis'],
    series: [{ id: 'turnover', label: 'Turnover', values: [1_234_567_890_123, 999_999_999_999] }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const [start, end] = [canvasElement, canvasElement.querySelector('svg')].map((element) =>
      element?.getBoundingClientRect(),
    );
    for (const figure of canvas.getAllByText(/^[\d,]+$/u)) {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const { left, right } = range.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(start?.left ?? Infinity);
      await expect(right).toBeLessThanOrEqual(end?.left ?? 0);
    }
  },
};

export const SaysThatThereIsNothingToShow: Story = {
  render: (args) => (
    <Stack>
      <BarChart {...args} labels={[]} title="No months" />
      <BarChart {...args} series={[]} title="No series" />
      <BarChart {...args} isLying labels={[]} title="No branches" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['No months', 'No series', 'No branches']) {
      const chart = within(canvas.getByRole('figure', { name }));
      await expect(chart.getByText('No Data.')).toBeVisible();
      await expect(chart.queryByRole('button')).toBeNull();
    }
  },
};

export const WhatIsNoNumberIsADash: Story = {
  render: (args) => (
    <Stack>
      <BarChart {...args} title="Sums" series={[broken]} />
      <BarChart {...args} title="Counts" unit="count" series={[broken]} />
      <BarChart {...args} title="Lying" isLying unit="count" series={[broken]} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    for (const row of canvas.getAllByRole('row', { name: /Nehase/u }))
      await expect(row).toHaveTextContent(/^Nehase—$/u);
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/u);
  },
};
const broken = {
  id: 'broken',
  label: 'Broken',
  values: [420_000, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2],
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
  args: amharicMonths,
};
