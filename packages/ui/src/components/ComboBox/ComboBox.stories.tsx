import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { FieldMatrix } from '../../samples/field-matrix.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const items = [
  { id: 1, label: 'Bole' },
  { id: 2, label: 'Kazanchis' },
  { id: 3, label: 'Megenagna', isDisabled: true },
];

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox<number>,
  args: { label: 'Branch', name: 'branch_id', items, onChange: fn() },
  parameters: {
    handbook: {
      when: ['One of many that the user knows by name: a client, a dish, a bank.'],
      instead: [
        'Several of many are a `MultiSelect`. To filter a list that is in sight take `SearchField`.',
      ],
      anatomy: {
        Label: 'what is chosen',
        Input: 'what is typed filters the list',
        'Show choices': 'opens the whole list',
        List: 'names with a detail below, in sections where they belong to something; what was typed is matched however its Amharic is spelled',
      },
      keys: {
        'Arrow Down': 'opens the list and moves in it',
        Enter: 'takes the marked entry',
        Escape: 'closes the list, then clears what was typed',
      },
      announces: ['How many entries match, and each as it is marked.'],
      words: [
        'The placeholder is an example, the description says what can be typed: “Name or telephone”.',
      ],
      search: ['autocomplete', 'typeahead', 'searchable select', 'dropdown', 'lookup', 'sections'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsChosenByPress: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show choices/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bole' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ id: 1 }));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Bole');
    await expect(canvasElement.querySelector('input[name="branch_id"]')).toHaveValue('1');
  },
};

export const IsChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'kaz');
    await screen.findByRole('option', { name: 'Kazanchis' });
    await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: 'Kazanchis' });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ id: 2 }));
    await expect(box).toHaveDisplayValue('Kazanchis');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ANameHasADetailBelowIt: Story = {
  args: {
    items: [
      { id: 1, label: 'Abebe Kebede', description: '0911 223 344' },
      { id: 2, label: 'Almaz Kebede', description: '0922 334 455' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kebede');
    const option = await screen.findByRole('option', { name: 'Almaz Kebede' });
    await expect(option).toHaveAccessibleDescription('0922 334 455');
    await userEvent.click(option);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Almaz Kebede');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ id: 2 }));
  },
};

export const ANameTypedOverAnotherIsTakenByTabAndByEnter: Story = {
  args: { defaultValue: 1 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox');
    for (const [name, id, key] of [
      ['kazanchis', 2, '{Tab}'],
      ['bole', 1, '{Enter}'],
    ] as const) {
      await userEvent.tripleClick(box);
      await userEvent.keyboard(name);
      await screen.findByRole('listbox');
      await userEvent.keyboard(key);
      await waitFor(() => expect(box).toHaveDisplayValue(new RegExp(name, 'iu')));
      await expect(args.onChange).toHaveBeenLastCalledWith(id, expect.objectContaining({ id: id }));
      await expect(canvasElement.querySelector('input[name="branch_id"]')).toHaveValue(`${id}`);
      box.blur();
    }
  },
};

const twins = [
  { id: 1, label: 'Bole' },
  { id: 2, label: 'Bole Medhanealem' },
];

export const TheChosenOnePressedAgainStaysChosen: Story = {
  args: { items: twins, defaultValue: 2 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.tripleClick(box);
    await userEvent.keyboard('Bole');
    await userEvent.click(await screen.findByRole('option', { name: 'Bole Medhanealem' }));
    await expect(box).toHaveDisplayValue('Bole Medhanealem');
    await userEvent.tab();
    await expect(box).toHaveDisplayValue('Bole Medhanealem');
    await expect(canvasElement.querySelector('input[name="branch_id"]')).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Given(props: ComboBoxProps<number>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <ComboBox {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(2)} onMouseDown={(e) => e.preventDefault()}>
        Give
      </button>
    </>
  );
}

export const WhatWasTypedTakesNothingFromItsOwner: Story = {
  args: { items: twins },
  render: (args) => <Given {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Bole');
    await screen.findByRole('listbox');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: canvas.getByText('Give'),
    });
    await waitFor(() => expect(box).toHaveDisplayValue('Bole Medhanealem'));
    await userEvent.tab();
    await expect(box).toHaveDisplayValue('Bole Medhanealem');
  },
};

export const EnterThatEndsACompositionTakesNothing: Story = {
  args: {
    items: [
      { id: 1, label: 'ቦሌ' },
      { id: 2, label: 'ቦሌ መድኃኔዓለም' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'ቦሌ');
    await screen.findByRole('listbox');
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' መ');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
  },
};

export const SaysWhenNothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await userEvent.clear(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bole' })).toBeVisible());
  },
};

const inBranches = [
  { label: 'Bole', items: [{ id: 1, label: 'Almaz Tesfaye' }] },
  {
    label: 'Piassa',
    items: [
      { id: 2, label: 'Henok Girma' },
      { id: 3, label: 'Almaz Kebede' },
    ],
  },
];

export const ShowsOnlySectionsWithAMatch: Story = {
  args: { label: 'Client', items: inBranches },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'henok');
    await screen.findByRole('option', { name: 'Henok Girma' });
    const list = within(screen.getByRole('listbox'));
    await expect(list.getByRole('group')).toHaveAccessibleName('Piassa');
    await userEvent.clear(box);
    await userEvent.type(box, 'almaz');
    await waitFor(() => expect(list.getAllByRole('group')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3, expect.objectContaining({ id: 3 }));
    await expect(box).toHaveDisplayValue('Almaz Kebede');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <FieldMatrix>{(state) => <ComboBox {...args} {...state} defaultValue={1} />}</FieldMatrix>
  ),
};

export const FindsANameInTheOtherScript: Story = {
  args: { items: [{ id: 1, label: 'ትግስት አለሙ' }] },
  play: async ({ canvas, userEvent }) => {
    for (const typed of ['tigist', 'Alemu T']) {
      await userEvent.clear(canvas.getByRole('combobox'));
      await userEvent.type(canvas.getByRole('combobox'), typed);
      await expect(await screen.findByRole('option', { name: 'ትግስት አለሙ' })).toBeVisible();
    }
  },
};

export const FindsRoundedLettersHoweverTheyAreSpelled: Story = {
  args: {
    items: [
      { id: 1, label: 'ጐመን በሥጋ' },
      { id: 2, label: 'የሙዋሙዋ ውሃ' },
      { id: 3, label: 'ወርቅዋ' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    for (const [typed, name] of [
      ['ጎመን', 'ጐመን በሥጋ'],
      ['ሟሟ', 'የሙዋሙዋ ውሃ'],
      ['ምዋሙ', 'የሙዋሙዋ ውሃ'],
      ['ዉሃ', 'የሙዋሙዋ ውሃ'],
      ['ወርቅ', 'ወርቅዋ'],
      ['ወርቋ', 'ወርቅዋ'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([name]);
    }
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ቅርንጫፍ', items: [{ id: 1, label: 'ሃያ ሁለት' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'ቅርንጫፍ' }), 'ሐያ');
    await waitFor(() => expect(screen.getByRole('option', { name: 'ሃያ ሁለት' })).toBeVisible());
  },
};
