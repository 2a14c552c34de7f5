import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { InStates } from '../../samples/in-states.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Select, type SelectProps } from './Select.tsx';

const items = [
  { id: 1, label: 'Bole', description: 'Open every day' },
  { id: 2, label: 'Kazanchis' },
  { id: 3, label: 'Megenagna', isDisabled: true },
];

const meta = {
  title: 'Fields/Select',
  component: Select<number>,
  args: { label: 'Branch', name: 'branch_id', items, onChange: fn() },
  parameters: {
    handbook: {
      when: ['One of six to a few dozen, in a form.'],
      instead: [
        'Names to be typed are a `ComboBox`, several a `MultiSelect`, options with sentences a `RadioGroup`.',
      ],
      anatomy: {
        Label: 'what is chosen',
        Button: 'the chosen one, or “Choose”',
        List: 'opens at the chosen one; in sections, each below its heading',
      },
      keys: {
        'Arrow Down, Enter, Space': 'open the list',
        'Arrow keys, Home, End': 'move in it',
        Letters: 'go to what begins with them',
        Escape: 'closes without change',
      },
      announces: ['The place in the list: “5 of 13”.'],
      words: [
        'Options in the order one looks for them: of time, of size, else of the alphabet of the language.',
      ],
      search: [
        'dropdown',
        'picker',
        'list box',
        'combobox',
        'options',
        'optgroup',
        'grouped',
        'sections',
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Select<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bole' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ id: 2 }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Kazanchis/u })).toHaveFocus());
  },
};

let bring = () => {};

function Slow({ items: all, ...rest }: SelectProps<number>) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    bring = () => setLoading(false);
  }, []);
  return <Select {...rest} isLoading={isLoading} items={isLoading ? [] : all} />;
}

export const OpensBeforeItsChoicesAreThere: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
    bring();
    await userEvent.click(await screen.findByRole('option', { name: 'Kazanchis' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ id: 2 }));
  },
};

export const LongListsScroll: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ id: index, label: `Client ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((await screen.findByRole('listbox')).scrollHeight).toBeGreaterThan(1000);
  },
};

export const OpensWithTheChosenInTheMiddle: Story = {
  args: {
    label: 'Year',
    items: Array.from({ length: 60 }, (_, index) => ({
      id: 1990 + index,
      label: `${1990 + index}`,
    })),
    defaultValue: 2019,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Year/u }));
    const list = await screen.findByRole('listbox');
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await waitFor(() => {
      const chosen = within(list).getByRole('option', { name: '2019' });
      return expect(Math.abs(middle(chosen) - middle(list))).toBeLessThan(4);
    });
    await expect(within(list).getByRole('option', { name: '2020' })).toBeVisible();
  },
};

const halls = [
  {
    label: 'Bole',
    items: [
      { id: 1, label: 'Meskel hall', description: 'Up to 400 guests' },
      { id: 2, label: 'Garden' },
    ],
  },
  { label: 'Piassa', items: [{ id: 3, label: 'Adwa hall' }] },
];

export const HasSectionsThatArrowsPassThrough: Story = {
  args: { label: 'Hall', items: halls },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const piassa = await screen.findByRole('group', { name: 'Piassa' });
    await expect(within(piassa).getByRole('option', { name: 'Adwa hall' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Adwa hall' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Garden' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ id: 2 }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Garden'));
  },
};

const cooks = [
  { id: 1, label: 'Almaz Tesfaye', events: 12 },
  { id: 2, label: 'Henok Girma', events: 3 },
];

export const DrawsItsOptionsInTheOwnersWay: StoryObj = {
  render: () => (
    <Select
      label="Cook"
      items={cooks}
      renderItem={({ label, events }) => (
        <Inline justify="between">
          {label}
          <Badge>{events}</Badge>
        </Inline>
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const henok = await screen.findByRole('option', { name: 'Henok Girma' });
    await expect(henok).toHaveTextContent('Henok Girma3');
    await userEvent.click(henok);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/^Henok Girma$/u));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Grid>
      <Select {...args} />
      <Select {...args} defaultValue={1} isRequired />
      <Select {...args} errorMessage="Choose a branch." description="Where the food comes from." />
      <Select {...args} defaultValue={2} isDisabled />
      <Select {...args} defaultValue={2} isReadOnly />
      <InStates>
        <Select {...args} />
      </InStates>
    </Grid>
  ),
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'ቅርንጫፍ', items: [{ id: 1, label: 'ቦሌ' }] },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName(/ይምረጡ/u),
};
