import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Words/Badge',
  component: Badge,
  args: { children: 'Pending' },
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
