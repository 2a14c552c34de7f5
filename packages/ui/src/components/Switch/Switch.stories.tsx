import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InStates } from '../../samples/in-states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Send reminders', onChange: fn() },
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
