import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignatureLines } from './SignatureLines.tsx';

const meta = {
  title: 'Layout/SignatureLines',
  component: SignatureLines,
  args: { labels: ['Counted by (name, signature)', 'Received by (name, signature)'] },
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
