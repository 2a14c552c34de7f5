import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { SignatureLines } from './SignatureLines.tsx';

const meta = {
  title: 'Layout/SignatureLines',
  component: SignatureLines,
  args: { labels: ['Counted by (name, signature)', 'Received by (name, signature)'] },
  parameters: {
    handbook: {
      when: ['A user answers for a paper with a name: who counted, who received.'],
      anatomy: { Line: 'with room above it for a signature, and what it says below' },
      words: ['What was done, not who does it: “Counted by”, “Received by”.'],
      search: ['signature', 'sign', 'paper'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SignatureLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { labels: ['የቆጠረው (ስም፣ ፊርማ)', 'የተረከበው (ስም፣ ፊርማ)'] },
};
