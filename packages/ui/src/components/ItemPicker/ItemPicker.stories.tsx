// D101, D125, spec:2.6
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ItemPicker } from './ItemPicker.tsx';

const names = [
  'Doro wat',
  'Kitfo',
  'Tibs',
  'Shiro',
  'Beyaynetu',
  'Gomen',
  'Dulet',
  'Injera',
  'ሃምሌ ጠጅ',
];
const items = names.map((label, index) => ({ id: index + 1, label }));
const amharicItems = ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ሽሮ', 'በያይነቱ', 'ጎመን', 'ዱለት', 'እንጀራ'].map(
  (label, index) => ({ id: index + 1, label }),
);

const meta = {
  title: 'Fields/ItemPicker',
  component: ItemPicker,
  args: { label: 'Package items', name: 'items', items, defaultValue: [1, 2], onChange: fn() },
  parameters: {
    handbook: {
      when: [
        'The dishes of a package, the people of an event: many are chosen, and the choice is reviewed.',
      ],
      anatomy: {
        Field: 'what is chosen, and how many',
        Search: 'hides items and clears none',
        Boxes: 'in columns',
        Done: 'with the number chosen',
        Reset: 'asks first where many are chosen',
      },
      announces: ['How many items match and how many are chosen.'],
      search: ['multi select', 'checklist', 'dishes', 'transfer'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ItemPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const DoneTakesOverWhatWasTicked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Package Items' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Package Items' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Tibs' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Done (3) Items' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3]);
  },
};

export const DoneLeadsOnToTheNextField: Story = {
  render: function Render(args) {
    const next = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <ItemPicker {...args} onDone={() => next.current?.focus()} />
        <TextField ref={next} label="Price" />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Package Items' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done (2) Items' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  },
};

export const SearchKeepsWhatIsTicked: Story = {
  args: { variant: 'inline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'ሀምሌ');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select shown' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const AsksBeforeManyAreReset: Story = {
  args: { variant: 'inline', defaultValue: [1, 2, 3, 4, 5, 6], exclude: [8] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Injera' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const NoMatch: Story = {
  args: { variant: 'inline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pizza');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
  },
};

export const SaysWhoIsFree: Story = {
  args: {
    label: 'Employees',
    variant: 'inline',
    items: [
      { id: 1, label: 'Abebe', hint: '800 Br', state: { label: 'Free', tone: 'positive' } },
      { id: 2, label: 'Tigist', hint: '3:00 PM', state: { label: 'Busy', tone: 'caution' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Abebe Free 800 Br' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Tigist Busy 3:00 PM' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <ItemPicker {...args} />
      <ItemPicker
        {...args}
        label="Extras"
        defaultValue={[]}
        errorMessage="Please select at least one item."
      />
      <ItemPicker {...args} label="Closed" isDisabled />
      <ItemPicker {...args} label="In place" variant="inline" />
    </Stack>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'የጥቅሉ ምግቦች', variant: 'inline', items: amharicItems },
};
