import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthLegend } from './MonthLegend.tsx';

const meta = {
  title: 'Data/MonthLegend',
  component: MonthLegend,
  args: {
    'aria-label': 'What the signs mean',
    entries: [
      { sign: 'bar', tone: 'positive', words: 'paid' },
      { sign: 'bar', tone: 'caution', words: 'part is left' },
      { sign: 'bar', tone: 'critical', words: 'not paid' },
      { sign: { text: '◆' }, words: 'public holiday' },
      { sign: 'band', words: 'fast' },
    ],
  },
} satisfies Meta<typeof MonthLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What the signs mean' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'የምልክቶቹ ትርጉም',
    entries: [
      { sign: 'bar', tone: 'positive', words: 'የተከፈለ' },
      { sign: { text: '◆' }, words: 'የሕዝብ በዓል' },
      { sign: 'band', words: 'ጾም' },
    ],
  },
};

export const AllStates: Story = {};
