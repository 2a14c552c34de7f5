import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { cutSums, largeSums, phoneRooms } from '../../samples/whole-sums.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Birr } from './Birr.tsx';

const meta = {
  title: 'Words/Birr',
  component: Birr,
  args: { value: 12_500 },
  parameters: {
    handbook: {
      when: ['Wherever an amount is shown: in text, in cells, on cards.'],
      instead: [
        'A balance that bystanders should not read is a `BalancePanel`, the direction of a payment a `LedgerDirection`.',
      ],
      anatomy: {
        Number: 'grouped by thousands; santim only where there are any; a real minus sign',
        Currency: 'Br in English, ብር in Amharic, or ETB where papers ask for it',
      },
      announces: ['Number and currency are read as one. A value that is no number is a dash.'],
      words: [
        'Never write a sum by hand in a sentence: “Birr” writes it alike everywhere, and never breaks the digits.',
      ],
      search: ['money', 'currency', 'ETB', 'amount', 'ብር'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Birr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('12,500 Br'),
};

export const SumsAreWholeOnPhones: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {phoneRooms.map((width) => (
        <Stack key={width} space="small">
          {largeSums.map((amount) => (
            <div key={amount} style={{ width }}>
              <Inline>
                <Birr value={amount} />
                <Birr value={amount} sign="always" />
              </Inline>
            </div>
          ))}
        </Stack>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('data')).toHaveLength(48);
    await expect(cutSums(canvasElement)).toEqual([]);
  },
};

export const SumsAreWholeOnPhonesInAmharic: Story = {
  ...SumsAreWholeOnPhones,
  globals: { locale: 'am' },
};

export const AllStates: Story = {
  render: () => (
    <Stack align="end" space="small">
      {[0, 12_500, 12_500.5, -1_234_567.05].map((amount) => (
        <Birr key={amount} value={amount} />
      ))}
      <Birr value={700} sign="always" />
      <Birr value={650} currency="ETB" />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('12,500 ብር'),
};
