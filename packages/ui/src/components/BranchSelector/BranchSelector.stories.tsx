import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BranchSelector, type BranchSelectorProps } from './BranchSelector.tsx';

const names = ['Bole', 'Kazanchis', 'Megenagna', 'Piassa', 'Sarbet', 'Ayat', 'Gerji', 'Lebu'];
const branches = names.map((name, index) => ({ id: index + 1, name }));

function Chooser(props: BranchSelectorProps<string | number>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (id: string | number | null) => {
    setValue(id);
    props.onChange(id);
  };
  return <BranchSelector {...props} value={value} onChange={handleChange} />;
}

function Sending(props: BranchSelectorProps<string | number>) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Stack align="start">
      <Chooser {...props} isMissing={isSent} />
      <Button onPress={() => setIsSent(true)}>Save</Button>
    </Stack>
  );
}

const meta = {
  title: 'Shell/BranchSelector',
  component: BranchSelector,
  args: { branches: branches.slice(0, 3), value: 1, onChange: fn(), hasAll: true },
  render: (args) => <Chooser {...args} />,
  parameters: {
    handbook: {
      when: ['The whole screen is about one branch, or about all.'],
      anatomy: {
        'A few': 'side by side, as segments',
        Many: 'a box to search in',
        Note: 'says where new records go while one branch is chosen',
      },
      announces: [
        'Where a branch has to be chosen first, the field says so and is invalid until it is.',
      ],
      search: ['location', 'switch branch', 'site'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof BranchSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowsAFewBranchesSideBySide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Bole' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All branches' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const FindsOneOfManyByTyping: Story = {
  args: { branches, value: null, isRequired: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Branch' });
    await userEvent.type(box, 'leb');
    await userEvent.click(await screen.findByRole('option', { name: 'Lebu' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
};

function Reached(props: BranchSelectorProps<string | number>) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <Stack align="start">
      <BranchSelector {...props} ref={ref} />
      <Button onPress={() => ref.current?.focus()}>Go to the branch</Button>
    </Stack>
  );
}

export const GivesItsFieldToItsRef: Story = {
  args: { branches, isRequired: true },
  render: (args) => <Reached {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the branch' }));
    await expect(canvas.getByRole('combobox', { name: 'Branch' })).toHaveFocus();
  },
};

export const AsksForABranchBeforeItSaves: Story = {
  args: { value: null, isRequired: true },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a branch first');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Choose a branch first')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kazanchis' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Every new record is assigned to Kazanchis',
    );
    await expect(canvas.queryByRole('radio', { name: 'All branches' })).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Chooser {...args} />
      <Chooser {...args} isRequired />
      <Chooser {...args} isRequired value={null} isMissing />
      <Chooser {...args} branches={branches} value={null} />
      <Chooser {...args} branches={branches} isRequired value={null} isMissing />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    branches: [
      { id: 1, name: 'ቦሌ' },
      { id: 2, name: 'ሃያ ሁለት' },
    ],
    isRequired: true,
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('አዲስ መዝገብ ሁሉ የሚመደበው ለቦሌ ነው'),
};
