import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Plus, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const Opener = (props: CommandPaletteProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>⌘</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
};

const book = fn();

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    groups: [
      {
        id: 'do',
        label: 'Do',
        items: [
          {
            id: 'book',
            label: 'Book an event',
            keywords: 'reservation',
            icon: <Plus aria-hidden />,
            shortcut: 'Ctrl B',
            onPress: book,
          },
        ],
      },
      {
        id: 'go',
        label: 'Go to',
        items: [
          {
            id: 'calendar',
            label: 'Calendar',
            icon: <CalendarDays aria-hidden />,
            onPress: fn(),
          },
          {
            id: 'selam',
            label: 'Selam Haile',
            description: 'Client, 0911223344',
            keywords: 'ሰላም ኃይሌ',
            icon: <User aria-hidden />,
            onPress: fn(),
          },
        ],
      },
      { id: 'none', label: 'Empty', items: [] },
    ],
  },
  render: (args) => <Opener {...args} />,
  parameters: {
    handbook: {
      when: ['Users who work all day in the app and know its words.'],
      instead: ['To search in one list take `SearchField`.'],
      anatomy: {
        Input: 'has the focus as it opens',
        Groups: 'commands by kind, each with a title',
        Command: 'what it does, more about it, and the keys that do the same',
      },
      keys: {
        'Ctrl K, ⌘ K': 'opens it from anywhere',
        'Arrow Up, Arrow Down': 'marks a command; the focus stays in the input',
        Enter: 'does it',
        Escape: 'closes',
      },
      announces: ['How many commands match.'],
      words: ['A command is a verb and its object, as on the button that does the same.'],
      search: ['spotlight', 'quick open', 'shortcut', 'ctrl k', 'launcher'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensByItsKeyFindsAndActs: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('reserv');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(book).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FindsAnAmharicNameHoweverItIsSpelled: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'ሠላም ሃይሌ');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Selam Haile/ })).toBeVisible(),
    );
    await expect(screen.queryByRole('menuitem', { name: /Calendar/ })).toBeNull();
  },
};

export const SaysThatNothingMatches: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AsksTheServer: Story = {
  args: { isOpen: true, onSearch: fn(), isLoading: true, groups: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'se');
    await expect(args.onSearch).toHaveBeenLastCalledWith('se');
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};

export const AllStates: Story = { args: { isOpen: true } };

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    isOpen: true,
    groups: [
      { id: 'do', label: 'ተግባር', items: [{ id: 'book', label: 'ዝግጅት መዝግብ', onPress: fn() }] },
    ],
  },
};
