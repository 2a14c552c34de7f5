import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Grid } from '../Grid/Grid.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search clients', onChange: fn() },
  parameters: {
    handbook: {
      when: ['Above a list in sight, which is filtered while one types.'],
      instead: ['To choose one that is found take `ComboBox`; to go anywhere `CommandPalette`.'],
      anatomy: {
        Input: 'with a lens',
        Clear: 'the cross, while something is typed',
      },
      keys: {
        Escape: 'clears it',
      },
      announces: ['How many entries match.'],
      words: [
        'The label says what is searched: “Search clients”; the placeholder, by what: “Name or telephone”.',
      ],
      search: ['find', 'filter', 'query', 'lens'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EmptiesByButtonAndKeepsFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search clients' });
    await userEvent.type(field, 'Almaz');
    await expect(args.onChange).toHaveBeenLastCalledWith('Almaz');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EmptiesByEscape: Story = {
  args: { defaultValue: 'Almaz' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const EscapeThatEndsACompositionKeepsTheText: Story = {
  args: { defaultValue: 'አልማዝ' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    field.focus();
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(field).toHaveValue('አልማዝ');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Grid>
      <SearchField {...args} placeholder="Name or phone" />
      <SearchField {...args} defaultValue="Almaz" description="By name or phone." />
      <SearchField {...args} defaultValue="Almaz" isDisabled />
      <SearchField {...args} errorMessage="Type at least two letters." />
    </Grid>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ደንበኞችን ፈልግ', defaultValue: 'አልማዝ' },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName('ፍለጋውን አጥፋ'),
};
