import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const Opener = (props: DrawerProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{props.title}</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
};

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Wedding of Selam',
    isOpen: false,
    onOpenChange: () => undefined,
    children: (
      <DescriptionList
        layout="rows"
        items={[
          { label: 'People', value: '350' },
          { label: 'Place', value: 'Bole, Gojo hall' },
        ]}
      />
    ),
  },
  render: (args) => <Opener {...args} />,
  parameters: {
    handbook: {
      when: [
        'The list behind it is still needed: going through records one after another, setting filters.',
      ],
      anatomy: {
        Title: 'names the record or the task',
        Close: 'the cross',
        Content: 'scrolls',
        Footer: 'its buttons, always in sight',
      },
      keys: {
        Escape: 'closes it',
        Tab: 'goes round within it',
      },
      announces: ['A dialog with its title. The focus returns to what opened it.'],
      search: ['side panel', 'sheet', 'flyout', 'slide over', 'filters'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
};

export const ClosesByEscapeAndGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Wedding of Selam' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const OpensByItsTrigger: Story = {
  render: ({ title, children }) => (
    <Drawer title={title} trigger={<Button>Wedding of Selam</Button>}>
      {children}
    </Drawer>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ClosesByItsCross: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StaysWhereClosingWouldLoseSomething: Story = {
  args: { isOpen: true, isDismissable: false, footer: <Button>Save</Button> },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const StandsAtItsSide: Story = {
  args: { isOpen: true, data: { testid: 'panel' } },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const panel = await screen.findByTestId('panel');
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().right)).toBe(
        document.documentElement.clientWidth,
      ),
    );
  },
};

export const AllStates: Story = { args: { isOpen: true, footer: <Button>Edit</Button> } };

export const Start: Story = { args: { isOpen: true, side: 'start' } };

export const Mobile: Story = { ...AllStates, globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    title: 'የሰላም ሠርግ',
    isOpen: true,
    children: <DescriptionList layout="rows" items={[{ label: 'የሰው ብዛት', value: '350' }]} />,
  },
};
