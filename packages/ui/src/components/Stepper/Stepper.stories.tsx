import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const items = [
  { id: 'client', label: 'Client' },
  { id: 'day', label: 'Day and place' },
  { id: 'menu', label: 'Menu' },
  { id: 'price', label: 'Price' },
];

const meta = {
  title: 'Shell/Stepper',
  component: Stepper<string>,
  args: { 'aria-label': 'Booking', items, current: 'menu' },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    handbook: {
      when: ['A task of three to six screens in a fixed order.'],
      anatomy: {
        Steps: 'a number and a word each; a tick when done',
        Current: 'marked, and named on phones with “Step 2 of 4”',
      },
      announces: [
        'A list; the current step is “current step”. With `onStepPress` those that are done are buttons.',
      ],
      words: ['Nouns of what is filled in: “Client”, “Menu”, “Payment”.'],
      search: ['wizard', 'steps', 'progress', 'multi-step'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Stepper<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SaysWhichStepItIs: Story = {
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem');
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('Step 3 of 4, Menu');
    await expect(first).toHaveTextContent('Step 1 of 4, Client, Done');
  },
};

export const GoesBackToWhatIsDoneByKeyboard: Story = {
  args: { onStepPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepPress).toHaveBeenCalledWith('day');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Stepper {...args} />
      <Stepper {...args} aria-label="First" current="client" onStepPress={fn()} />
      <Stepper
        {...args}
        aria-label="With a fault"
        items={items.map((item) => ({ ...item, isInvalid: item.id === 'day' }))}
        onStepPress={fn()}
      />
    </Stack>
  ),
};

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    'aria-label': 'ምዝገባ',
    items: [
      { id: 'client', label: 'ደንበኛ' },
      { id: 'menu', label: 'ምግብ' },
    ],
    current: 'menu',
  },
};
