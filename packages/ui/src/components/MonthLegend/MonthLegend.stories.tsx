import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
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
  parameters: {
    handbook: {
      when: [
        'Below a `MonthCalendar` whose days have lines, notes or bands: what their signs mean, once.',
      ],
      instead: ['The parts of a sum have the legend of their `Meter`, a chart has its own.'],
      anatomy: {
        Sign: 'letters, the bar before an event, or the band below the days',
        Words: 'what it means',
      },
      announces: [
        'A list with its name: “What the signs mean”; the signs themselves are not read.',
      ],
      search: ['legend', 'key', 'signs of the calendar'],
    } satisfies Handbook,
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
