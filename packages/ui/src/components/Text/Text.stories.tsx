import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Words/Text',
  component: Text,
  args: { children: 'Doro wat for 350 guests, served at noon.' },
  parameters: {
    handbook: {
      when: ['Any text that no other part shows.'],
      instead: [
        'An amount is `Birr`, a date `DateText`, a time `TimeText`, a telephone `PhoneText`.',
      ],
      anatomy: {
        Text: 'of a size and a tone; cut at its end only with `isClamped`',
      },
      announces: ['With `lang` a word of another language is read in it.'],
      search: ['paragraph', 'typography', 'body', 'span'],
    } satisfies Handbook,
  },
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

const remark =
  'Guests come at noon. The doro wat is served after the blessing, the tibs later; twelve tables by the window, two of them without meat, and coffee for the elders at the end.';

export const EndsAfterTwoLines: Story = {
  args: { isClamped: true, children: remark },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(remark);
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
    await expect(
      words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
    ).toBeCloseTo(2, 1);
  },
};

export const Amharic: Story = {
  ...AllStates,
  globals: { locale: 'am' },
  args: { children: 'ዶሮ ወጥ ለ350 እንግዶች፣ እኩለ ቀን ላይ ይቀርባል።' },
};
