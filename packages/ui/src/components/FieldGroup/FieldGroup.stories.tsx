import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Fields/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Client',
    children: (
      <>
        <TextField label="Client name" isRequired />
        <TextField label="Primary phone" isRequired />
        <TextField label="Secondary phone" />
      </>
    ),
  },
  parameters: {
    handbook: {
      when: ['Fields that are answered together: an address, the guarantor.'],
      instead: ['Parts that can be hidden are a `Disclosure`.'],
      anatomy: {
        Legend: 'the heading of the group',
        Fields: 'below one another, or in columns that fit',
      },
      announces: ['A group with its legend: read as the focus comes into it.'],
      words: [
        'A noun, which its labels need not repeat: “Guarantor”, then “Name”, not “Guarantor’s name”.',
      ],
      search: ['fieldset', 'section', 'legend'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsNamedByItsLegend: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Client' })).toBeVisible();
  },
};

export const TabGoesThroughItsFieldsInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Client name', 'Primary phone', 'Secondary phone']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xxlarge">
      <FieldGroup {...args} />
      <FieldGroup {...args} layout="rows" />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    legend: 'ደንበኛ',
    children: (
      <>
        <TextField label="የደንበኛ ስም" isRequired />
        <TextField label="ዋና ስልክ" isRequired />
      </>
    ),
  },
};
