import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Words/Badge',
  component: Badge,
  args: { children: 'Pending' },
  parameters: {
    handbook: {
      when: [
        'A record has one of a few states that readers compare down a list.',
        'A count belongs to a word, as the pending ones of a tab.',
      ],
      instead: ['A chip that can be removed is a `TagGroup`, one that filters is `FilterChips`.'],
      anatomy: {
        Word: 'the state; it is never cut',
        Icon: 'where the state has one that is known',
        Ground: 'the tone, which only repeats the word',
      },
      announces: [
        'It is text, without a role. A screen reader says it where it stands: put it after the name it belongs to.',
      ],
      words: [
        'One or two words, the state and no sentence: “Pending”, not “This is pending”.',
        'In Amharic use the adjective alone: “በመጠባበቅ ላይ”.',
      ],
      search: ['tag', 'label', 'chip', 'status', 'pill', 'count'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones = ['neutral', 'brand', 'positive', 'caution', 'critical', 'info'] as const;

export const AllStates: Story = {
  render: ({ children }) => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {children}
        </Badge>
      ))}
      <Badge tone="positive" icon={<Check aria-hidden />}>
        {children}
      </Badge>
    </Inline>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: { children: 'በመጠባበቅ ላይ' },
};

/** A single word is easy to compare with those of other rows. */
export const Do: Story = { args: { tone: 'caution' } };

/** An alarming sentence, for a thing that only waits. */
export const Dont: Story = {
  args: { tone: 'critical', children: 'Attention: this payment is still pending!' },
};
