import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Fixed price', onChange: fn() },
  parameters: {
    handbook: {
      when: [
        'A yes or no that is sent with the form.',
        'Several of a few that all fit on the screen.',
      ],
      instead: [
        'One of several is a `RadioGroup`; several of many are an `ItemPicker` or a `MultiSelect`.',
      ],
      anatomy: {
        Box: 'empty, ticked, or a dash where part of a group is ticked',
        Words: 'a press on them ticks as well',
      },
      announces: ['“mixed” where only some of its group are ticked.'],
      words: [
        'Say what is true when it is ticked: “The client has paid in advance”. Never a negation.',
      ],
      search: ['tick', 'check box', 'boolean', 'consent'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TogglesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Fixed price' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const ARequiredOneSaysSoInTheWordsOfItsLabel: Story = {
  args: {
    name: 'terms',
    isRequired: true,
    children: (
      <span>
        I have read the <b>terms</b>
      </span>
    ),
  },
  render: (args) => (
    <Form aria-label="Booking" actions={<Button type="submit">Send</Button>}>
      <Checkbox {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'I have read the terms: Required' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Required');
    await expect(canvas.getByText('Required')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Required')).toBeNull();
    await expect(box).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack align="start" space="xsmall">
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isInvalid />
      <Checkbox {...args} defaultSelected isDisabled />
      <InStates>
        <Checkbox {...args} />
      </InStates>
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { children: 'ቋሚ ዋጋ' } };
