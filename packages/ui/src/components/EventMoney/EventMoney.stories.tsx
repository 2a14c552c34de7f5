import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EventMoney } from './EventMoney.tsx';

const meta = {
  title: 'Data/EventMoney',
  component: EventMoney,
  args: { total: 220_000, received: 20_000, waiting: 30_000, left: 170_000 },
  parameters: {
    handbook: {
      when: ['Whoever reads has to know what may still be asked of the client.'],
      instead: ['The parts of another whole are a `Meter`.'],
      anatomy: {
        Bar: 'the three shares',
        Figures: 'received, waiting for approval, left to pay',
        Agreed: 'the advance that was agreed, where there is one',
      },
      announces: ['Each figure is said with its word; the bar only repeats it.'],
      search: ['payment status', 'paid', 'advance', 'remainder'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof EventMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(
      /Total220,000\sBrReceived20,000\sBrWaiting for approval30,000\sBrLeft to pay170,000\sBr/u,
    ),
};

export const SaysOnOneLineWhatMakesUpTheTotal: Story = {
  args: { layout: 'line' },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(
      /20,000\sBr received · 30,000\sBr waiting · 170,000\sBr left/u,
    ),
};

export const IsNoStopForTheKeyboard: Story = {
  render: (args) => (
    <Stack>
      <EventMoney {...args} />
      <Button>Settle</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Settle' })).toHaveFocus();
  },
};

const render: Story['render'] = (args) => (
  <Stack space="large">
    <EventMoney {...args} agreed={50_000} />
    <EventMoney {...args} layout="line" />
    <EventMoney total={40_000} received={60_000} waiting={-4_000} left={-16_000} />
    <EventMoney total={220_000} received={220_000} waiting={0} left={0} layout="line" />
  </Stack>
);

export const AllStates: Story = { render };

export const Amharic: Story = {
  globals: { locale: 'am' },
  render,
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/ቀሪ 170,000\sብር/u),
};
