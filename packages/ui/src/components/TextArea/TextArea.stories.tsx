import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Remark', defaultValue: 'Two guests fast: no meat for table four.' },
  parameters: {
    handbook: {
      when: ['A remark, an address, a reason.'],
      anatomy: {
        Label: 'what is written',
        Input: 'grows with its lines',
        Left: 'how much still fits, near the end',
      },
      announces: ['When nothing more fits.'],
      words: ['The description says what readers want to know: “What the kitchen should know”.'],
      search: ['textarea', 'remark', 'multiline', 'comment'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TakesSeveralLines: Story = {
  args: { defaultValue: '', maxLength: 40 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Remark' });
    await userEvent.type(area, 'first{Enter}second');
    await expect(area).toHaveValue('first\nsecond');
  },
};

export const SaysThatNoMoreFits: Story = {
  args: { defaultValue: '', maxLength: 40 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Remark' });
    await userEvent.click(area);
    await userEvent.paste('Coffee for the elders at the end, and two tables without meat.');
    await expect(area).toHaveValue('Coffee for the elders at the end, and tw');
    await expect(canvas.getByText('No more than 40 characters fit here')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('No more than 40 characters fit here')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <TextArea {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ማስታወሻ', defaultValue: 'ሁለት እንግዶች ጾመኞች ናቸው።' },
};
