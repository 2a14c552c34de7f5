import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const children = ['Wedding', 'Birthday', 'Melse'].map((word) => <Button key={word}>{word}</Button>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children },
  parameters: {
    handbook: {
      when: ['Parts of a page, a card or a form below one another.'],
      instead: ['Fields with a legend are a `FieldGroup`.'],
      anatomy: {
        Column: 'of equal spaces: the kit’s parts have no margins of their own',
      },
      search: ['column', 'vertical', 'spacing', 'layout'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TabGoesInTheOrderOfReading: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};

export const AllStates: Story = { args: { space: 'xlarge', align: 'end' } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { children: ['ሰርግ', 'ልደት', 'መልስ'].map((word) => <Button key={word}>{word}</Button>) },
};
