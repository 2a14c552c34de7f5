import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Pencil, Plus, X } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Birr } from '../Birr/Birr.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'History of the wedding of Selam',
    items: [
      {
        id: 4,
        date: '2026-09-21',
        time: '10:30',
        what: 'Advance approved',
        who: 'Hanna',
        tone: 'positive',
        icon: <Banknote />,
      },
      {
        id: 3,
        date: '2026-09-20',
        time: '16:05',
        what: 'Event changed',
        who: 'Dawit',
        icon: <Pencil />,
        changes: [
          { label: 'People', before: '120', after: '150' },
          { label: 'Price', before: <Birr value={96_000} />, after: <Birr value={120_000} /> },
          { label: 'Remark', after: 'No fasting food' },
        ],
      },
      {
        id: 2,
        date: '2026-09-14',
        what: 'Receipt refused',
        who: 'Hanna',
        tone: 'critical',
        icon: <X />,
      },
      { id: 1, date: '2026-09-11', what: 'Event booked', who: 'Dawit', icon: <Plus /> },
    ],
  },
  parameters: {
    handbook: {
      when: ['Who changed what and when has to be read: a record, the log.'],
      anatomy: {
        When: 'date and time',
        Who: 'the person',
        What: 'in words',
        Change: 'what it was before and after',
      },
      announces: [
        'A list in the order it is given, the newest first as a rule; “before” and “after” are said.',
      ],
      words: ['The past tense, with the person as subject: “Hana changed the price”.'],
      search: ['history', 'activity', 'audit', 'log', 'changes'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhatWasBeforeAndAfter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /wedding of Selam/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const price = canvas.getByText('Price').parentElement;
    await expect(price).toHaveTextContent(/Price\s*before 96,000 Br\s*→\s*after 120,000 Br/);
  },
};

export const WritesBothCalendars: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Meskerem 11, 2019')).toBeVisible(),
};

export const AllStates: Story = {
  render: (args) => (
    <Timeline {...args} items={[...args.items, { id: 0, date: '', what: 'Imported' }]} />
  ),
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'የሰላም ሠርግ ታሪክ',
    items: [
      {
        id: 1,
        date: '2026-09-20',
        time: '16:05',
        what: 'ዝግጅቱ ተቀይሯል',
        who: 'ዳዊት',
        changes: [{ label: 'የሰው ብዛት', before: '120', after: '150' }],
      },
    ],
  },
};
