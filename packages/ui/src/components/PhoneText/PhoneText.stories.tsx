import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PhoneText } from './PhoneText.tsx';

const meta = {
  title: 'Words/PhoneText',
  component: PhoneText,
  args: { value: '0911000000' },
  parameters: {
    handbook: {
      when: ['Wherever a number is shown.'],
      anatomy: {
        Number: 'grouped; a link unless `isPlain`',
      },
      announces: ['A link with the number.'],
      search: ['telephone', 'call', 'tel'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof PhoneText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^0911\s00\s00\s00$/u })).toHaveAttribute(
      'href',
      'tel:+251911000000',
    ),
};

export const GroupsANumberAsProvidersAbroadWriteIt: Story = {
  args: { value: '+251911000000' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^0911\s00\s00\s00$/u })).toHaveAttribute(
      'href',
      'tel:+251911000000',
    ),
};

export const IsReachedByTab: Story = {
  render: (args) => (
    <Stack space="small" align="start">
      <PhoneText {...args} />
      <PhoneText {...args} isPlain />
      <PhoneText value="0922000000" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^0911/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^0922/u })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="small" align="start">
      <PhoneText {...args} />
      <PhoneText {...args} isPlain />
    </Stack>
  ),
};

export const Amharic: Story = { globals: { locale: 'am' } };
