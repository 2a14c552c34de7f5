import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Words/Text',
  component: Text,
  args: { children: 'Doro wat for 350 guests, served at noon.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones = ['neutral', 'muted', 'brand', 'positive', 'caution', 'critical'] as const;

export const AllStates: Story = {
  render: ({ children }) => (
    <Stack space="small">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
      <Text size="small">{children}</Text>
      <Text size="large" isStrong>
        {children}
      </Text>
    </Stack>
  ),
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: { children: 'ዶሮ ወጥ ለ350 እንግዶች፣ እኩለ ቀን ላይ ይቀርባል።' },
};
