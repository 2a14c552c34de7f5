import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Send reminders', onChange: fn() },
  parameters: {
    handbook: {
      when: ['A setting that takes effect as it is pressed.'],
      anatomy: {
        Rail: 'on or off, told by place and colour',
        Words: 'a press on them switches as well',
      },
      announces: ['“on” and “off”. If saving fails, put it back and say so in a toast.'],
      words: ['The name of what is on: “SMS to clients”. It does not change with the state.'],
      search: ['toggle', 'on off', 'setting', 'boolean'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TogglesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Send reminders' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack align="start" space="xsmall">
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} defaultSelected isDisabled />
      <Switch aria-label="Without words beside it" />
      <InStates>
        <Switch {...args} />
      </InStates>
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { children: 'ማስታወሻ ላክ' } };
