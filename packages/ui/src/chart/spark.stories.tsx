import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { StatCard } from '../components/StatCard/StatCard.tsx';
import { Spark } from './spark.tsx';

const meta = {
  title: 'Charts/Spark',
  component: Spark,
  args: {
    title: 'Events, by month',
    labels: ['Hamle', 'Nehase', 'Pagume', 'Meskerem'],
    values: [12, 9, 2, 31],
    unit: 'count',
  },
} satisfies Meta<typeof Spark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItsFiguresAreRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Events, by month' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Meskerem 31' })).toBeInTheDocument();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Spark {...args} />
      <Spark {...args} tone="critical" values={[31, 20, 12, -4]} />
      <Spark {...args} values={[7]} labels={['Hamle']} />
      <Spark {...args} values={[]} labels={[]} />
      <StatCard label="Events" value="31" hint={<Spark {...args} tone="positive" />} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { title: 'ዝግጅቶች በወር', labels: ['ሐምሌ', 'ነሐሴ', 'ጳጉሜን', 'መስከረም'] },
};
