import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const children = ['Wedding', 'Birthday', 'Melse'].map((word) => <Button key={word}>{word}</Button>);

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children },
  parameters: {
    handbook: {
      when: ['Buttons, badges or short texts of one line.'],
      instead: ['Buttons that act on one thing and need one tab stop are a `Toolbar`.'],
      anatomy: {
        Line: 'wraps where there is no room; `space` is between and below',
      },
      search: ['row', 'flex', 'cluster', 'horizontal'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Inline>;
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
