import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import type { Handbook } from '../handbook/handbook.ts';
import { amharicMonths, byMonth, received, waiting } from '../samples/chart-samples.ts';
import { LineChart } from './line-chart.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    ...byMonth,
    series: [received, waiting],
  },
  parameters: {
    handbook: {
      when: ['The course of a few figures: guests by week, two years beside each other.'],
      instead: ['Figures that do not follow each other are a `BarChart`.'],
      anatomy: {
        Lines: 'each of its own colour and dashes',
        Cursor: 'at one label, the last at first',
        'Names of the lines': 'with their figures at the cursor',
        'As a table': 'all figures',
      },
      keys: {
        'Arrow Left, Arrow Right': 'the label before and after',
        'Home, End': 'the first and the last label',
      },
      announces: [
        'The label and its figures: “Hidar, Received 300,000 Br, Waiting for approval 120,000 Br”.',
      ],
      search: ['line graph', 'trend', 'time series', 'course'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ArrowsReachEachPoint: Story = {
  play: async ({ canvas, userEvent }) => {
    const cursor = canvas.getByRole('slider', { name: 'Received and waiting, by month' });
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Hidar, Received 300,000\sBr, Waiting for approval 120,000\sBr$/u),
    );
    // Sets the value, because simulated arrow keys do not move a range input.
    await fireEvent.change(cursor, { target: { value: Number(cursor.getAttribute('max')) - 2 } });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Meskerem, Received 910,000\sBr, Waiting for approval 240,000\sBr$/u),
    );
    await expect(canvas.getByText('910,000 Br', { selector: 'span' })).toBeVisible();
  },
};

export const HasEachFigureInATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getByRole('row', { name: 'Meskerem 910,000 Br 240,000 Br' })).toBeVisible();
  },
};

export const LinesAreToldApartWithoutColour: Story = {
  args: {
    unit: 'count',
    series: ['Bole', 'Kazanchis', 'Piassa', 'Sarbet', 'Megenagna'].map((label, at) => ({
      id: label,
      label,
      values: [10, 30, 20, 60, 40, 50].map((value) => value + at * 12),
    })),
  },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('path[data-tone]')];
    await expect(new Set(lines.map((line) => getComputedStyle(line).strokeDasharray)).size).toBe(5);
    await expect(new Set(lines.map((line) => getComputedStyle(line).stroke)).size).toBe(5);
  },
};

export const SaysThatThereIsNothingToShow: Story = {
  render: (args) => (
    <Stack>
      <LineChart {...args} labels={[]} title="No months" />
      <LineChart {...args} series={[]} title="No series" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['No months', 'No series']) {
      const chart = within(canvas.getByRole('figure', { name }));
      await expect(chart.getByText('No Data.')).toBeVisible();
      await expect(chart.queryByRole('slider')).toBeNull();
    }
  },
};

export const WhatIsNoNumberIsAGap: Story = {
  args: {
    series: [{ id: 'broken', label: 'Broken', values: [1, Number.NaN, 3, Infinity, 5] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Hidar, Broken —');
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/u);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <LineChart {...args} />
      <LineChart
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
      <LineChart {...args} title="Nothing yet" series={[]} />
    </Stack>
  ),
};

export const Mobile: Story = {
  ...AllStates,
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: amharicMonths,
};
