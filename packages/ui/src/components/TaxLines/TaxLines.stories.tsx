import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TaxLines } from './TaxLines.tsx';

const meta = {
  title: 'Data/TaxLines',
  component: TaxLines,
  args: { net: 100_000, vat: 15_000, rate: 15, total: 115_000 },
  parameters: {
    handbook: {
      when: ['A price has value added tax, as an event, an offer or a slip may.'],
      instead: ['The shares of a total that is paid are an `EventMoney`.'],
      anatomy: {
        Net: 'the price without the tax',
        Tax: 'with its rate',
        Total: 'what the client pays, unless it is shown beside it',
      },
      announces: ['Each figure is said with its word, and the tax with its rate.'],
      search: ['VAT', 'value added tax', 'net', 'gross', 'invoice'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TaxLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/Net100,000\sBrVAT 15%15,000\sBrTotal115,000\sBr/u),
};

export const LeavesTheTotalToWhatStandsBesideIt: Story = {
  render: ({ net, vat, rate }) => <TaxLines {...{ net, vat, rate }} />,
  play: ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent(/Total/u),
};

export const SaysOnOneLineWhatMakesUpTheTotal: Story = {
  render: () => <TaxLines layout="line" net={191_304.35} vat={28_695.65} rate={15} />,
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/Net 191,304.35\sBr ·\s?VAT 15% 28,695.65\sBr/u),
};

export const IsNoStopForTheKeyboard: Story = {
  render: (args) => (
    <Stack>
      <TaxLines {...args} />
      <Button>Print</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
  },
};

const render: Story['render'] = (args) => (
  <Stack space="large">
    <TaxLines {...args} />
    <TaxLines {...args} layout="line" />
    <TaxLines net={86_956.52} vat={13_043.48} rate={7.5} layout="line" />
  </Stack>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  globals: { locale: 'am' },
  render,
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/ተ\.እ\.ታ 15%15,000\sብር/u),
};
