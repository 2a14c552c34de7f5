import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { cutSums, largeSums, phoneRooms } from '../../samples/whole-sums.ts';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: { label: 'Events this week', value: '12' },
  parameters: {
    handbook: {
      when: ['A few figures at the top of a screen.'],
      instead: ['Shares of a whole are a `Meter`.'],
      anatomy: {
        Label: 'what is counted',
        Value: 'a number, `Birr` or text',
        Hint: 'compared with what, of when',
        Icon: 'where one is known',
        Link: 'to the list that the figure is the sum of',
      },
      words: ['The label says the period: “Events this month”.'],
      search: ['KPI', 'metric', 'figure', 'dashboard'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TiesTheFigureToItsName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Events this week');
    await expect(canvas.getByRole('definition')).toHaveTextContent('12');
  },
};

export const LeadsToItsList: Story = {
  args: { href: '#list' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Events this week' });
    link.addEventListener('click', (event) => event.preventDefault());
    const followed = new Promise((resolve) => link.addEventListener('click', resolve));
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await followed;
  },
};

export const SumsAreWholeOnPhones: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {phoneRooms.map((width) => (
        <div key={width} style={{ width }}>
          <Grid column="small" space="medium">
            {largeSums.map((amount) => (
              <StatCard key={amount} label="Collected" value={<Birr value={amount} />} />
            ))}
          </Grid>
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

export const SixStandAsTheirGridSays: Story = {
  render: (args) => (
    <div style={{ width: 656 }}>
      <Grid column="small" space="medium">
        {['1', '2', '3', '4', '5', '6'].map((value) => (
          <StatCard key={value} {...args} value={value} />
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-column="small"]')!;
    await expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(4);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Grid>
      <StatCard {...args} icon={<CalendarDays aria-hidden />} hint="Two more than last week" />
      <StatCard label="Collected" value={<Birr value={482_500} />} tone="positive" />
      <StatCard
        label="Left to collect"
        value={<Birr value={91_250.5} />}
        tone="critical"
        icon={<TriangleAlert aria-hidden />}
        hint="From four clients"
      />
      <StatCard {...args} isLoading />
    </Grid>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የዚህ ሳምንት ዝግጅቶች', value: '12', hint: 'ካለፈው ሳምንት በሁለት ይበልጣል' },
};
