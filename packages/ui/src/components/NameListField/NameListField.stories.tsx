import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NameListField } from './NameListField.tsx';

const meta = {
  title: 'Fields/NameListField',
  component: NameListField,
  args: {
    label: 'Extra items',
    name: 'extra_items',
    defaultValue: ['Doro wat', 'Kitfo'],
    onChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['Names that are in no list: extra dishes, helpers of one day.'],
      instead: ['Names that the app knows are a `MultiSelect` or an `ItemPicker`.'],
      anatomy: {
        Input: 'one name at a time',
        Add: 'the button beside it',
        Names: 'as chips, each with a cross',
      },
      keys: {
        Enter: 'adds the name and keeps the focus',
      },
      announces: ['“Abebe added”, “Abebe removed”.'],
      search: ['tags input', 'token field', 'list of text'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof NameListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EnterAddsAndFocusStays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Extra items' });
    await userEvent.type(input, ' Tej {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Doro wat', 'Kitfo', 'Tej']);
    await expect(input).toHaveFocus();
    await expect(input).toHaveDisplayValue('');
  },
};

export const GoingOnAddsWhatWasTyped: Story = {
  render: (args) => (
    <Stack>
      <NameListField {...args} />
      <Button>Save</Button>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extra items' }), 'Tej');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Doro wat', 'Kitfo', 'Tej']);
    await expect(canvas.getByText('Tej')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extra items' }), 'Ambasha');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Doro wat', 'Kitfo', 'Tej', 'Ambasha']);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const IsPartOfAFormThatIsSent: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <NameListField {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Extra items' }), 'Tej');
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Doro wat', 'Kitfo', 'Tej']);
  },
};

// D101, spec:5, spec:8
export const RefusesTheSameNameSpelledOtherwise: Story = {
  args: { defaultValue: ['ዶሮ ወጥ', 'ሃይል', 'ጐመን', 'ሟሟ'] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Extra items' });
    for (const spelled of ['ሐይል', 'ጎመን', 'ሙዋሙዋ', 'ዶሮ\u200b ወጥ']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${spelled}{Enter}`);
      await expect(input).toHaveAccessibleDescription('Duplicate');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RemovingMovesToTheNextName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Doro wat' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Kitfo']);
    await expect(canvas.getByRole('button', { name: 'Remove Kitfo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Extra items' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => <FieldMatrix>{(state) => <NameListField {...args} {...state} />}</FieldMatrix>,
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ተጨማሪ ምግቦች', defaultValue: ['ዶሮ ወጥ', 'ክትፎ'] },
};
