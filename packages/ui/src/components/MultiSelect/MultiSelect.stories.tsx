import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const dishes = ['Doro wat', 'Kitfo', 'Shiro', 'Tibs', 'Misir', 'Gomen', 'Firfir', 'Kikil', 'Ayib'];
const items = dishes.map((label, index) => ({ id: index + 1, label }));

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect<number>,
  args: { label: 'Dishes', name: 'dishes', items, onChange: fn() },
  parameters: {
    handbook: {
      when: ['Several out of a list that does not fit on the screen, in a form.'],
      instead: ['Dishes and people, which are reviewed as they are chosen, take `ItemPicker`.'],
      anatomy: {
        Button: 'how many are chosen',
        Search: 'where the list is long',
        List: 'with a tick each',
        Chips: 'what is chosen, each with a cross',
      },
      keys: {
        'Arrow keys': 'move in the list',
        'Enter, Space': 'tick',
        Delete: 'on a chip removes it',
        Escape: 'closes the list',
      },
      announces: ['Each choice as it is ticked; what was removed.'],
      search: ['multiple select', 'tags input', 'dropdown', 'checkbox list'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof MultiSelect<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FindsAndChoosesSeveralByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('kit');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2]);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kitfo' })).toBeVisible());
  },
};

export const HasSectionsAndChoosesFromSeveral: Story = {
  args: {
    items: [
      { label: 'Fasting', items: items.filter(({ id }) => id === 3 || id === 5) },
      { label: 'With meat', items: items.filter(({ id }) => id < 3) },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dishes/u }));
    const meat = await screen.findByRole('group', { name: 'With meat' });
    await userEvent.click(within(meat).getByRole('option', { name: 'Kitfo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Shiro' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 2]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kitfo' })).toBeVisible());
  },
};

export const ChipsRemove: Story = {
  args: { defaultValue: [1, 3] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Doro wat' }));
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3]);
    await expect(canvas.queryByRole('row', { name: 'Doro wat' })).toBeNull();
  },
};

export const SendsEachValueWithTheForm: Story = {
  args: { defaultValue: [1, 3] },
  render: (args) => (
    <form aria-label="Menu">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('dishes')).toEqual(['1', '3']);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <MultiSelect {...args} />
      <MultiSelect {...args} defaultValue={[1, 2, 4]} description="As agreed with the client." />
      <MultiSelect {...args} isRequired errorMessage="Choose at least one dish" />
      <MultiSelect {...args} isDisabled defaultValue={[1]} />
      <MultiSelect {...args} isReadOnly defaultValue={[1, 2]} />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    label: 'ምግቦች',
    items: [
      { id: 1, label: 'ዶሮ ወጥ' },
      { id: 2, label: 'ክትፎ' },
    ],
    defaultValue: [1],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ምግቦች/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'ክትፎ' })).toBeVisible());
  },
};
