import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Deletion } from '../../samples/deletion-dialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add Branch</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <Button onPress={() => setIsOpen(false)}>
            {typeof props.footer === 'string' ? props.footer : 'Save'}
          </Button>
        }
      />
    </>
  );
}

const meta = {
  parameters: {
    handbook: {
      when: [
        'A short task that has to be done or left before going on: a form of a few fields, a detail.',
      ],
      instead: [
        'What is read beside the page is a `Drawer` or a `Popover`. A task of several screens is a page of its own.',
      ],
      anatomy: {
        Title: 'names the task',
        Close: 'the cross, where it can be dismissed',
        Content: 'scrolls',
        Footer: 'its buttons, always in sight',
      },
      keys: {
        Escape: 'closes it, unless it cannot be dismissed',
        Tab: 'goes round within it',
      },
      announces: [
        'A dialog with its title, as it opens. The page behind cannot be reached.',
        'As it closes, what opened it has the focus again; where that is gone what had it before, and else the `h1` in `main`, or `main`.',
      ],
      words: ['The title says what the button does: “Add Branch”, and the button “Save”.'],
      search: ['modal', 'popup', 'window', 'sheet', 'lightbox'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Add Branch',
    isOpen: false,
    onOpenChange: () => undefined,
    children: <TextField label="Name" />,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add Branch' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Branch' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OpensByItsTrigger: Story = {
  render: ({ title }) => (
    <Dialog
      title={title}
      trigger={<Button>Add Branch</Button>}
      footer={(close) => <Button onPress={close}>Save</Button>}
    >
      <TextField label="Name" />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add Branch' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add Branch' });
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const SLOW_FRAME = 300;

function FromMenu(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setTimeout(() => setIsOpen(true));
  const items = [
    { id: 'ledger', label: 'Payment Ledger', icon: <Wallet aria-hidden />, onPress: open },
  ];
  return (
    <>
      <Menu aria-label="Actions" items={items} />
      {isOpen && <Dialog {...props} isOpen onOpenChange={setIsOpen} />}
    </>
  );
}

/** A menu restores the focus only in a later frame. */
export const EscapeReturnsFocusToTheMenuHoweverSlow: Story = {
  render: (args) => <FromMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem');
    const { requestAnimationFrame: drawn, cancelAnimationFrame: given } = window;
    window.requestAnimationFrame = (draw) =>
      window.setTimeout(() => draw(performance.now()), SLOW_FRAME);
    // The callback of a removed scope would throw if the frame were not cancelled.
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
    try {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    } finally {
      window.requestAnimationFrame = drawn;
      window.cancelAnimationFrame = given;
    }
  },
};

const READING = 150;

function Ledger(props: DialogProps) {
  const [step, setStep] = useState<'reading' | 'read' | 'paying'>('read');
  const close = () => {
    setStep('reading');
    setTimeout(() => setStep('read'), READING);
  };
  return (
    <Dialog {...props} title="Payment Ledger" isOpen>
      <Button>Print</Button>
      <Button isDisabled={step === 'reading'} onPress={() => setStep('paying')}>
        Make Payment
      </Button>
      {step === 'paying' && (
        <Dialog title="Make Payment" isOpen onOpenChange={close}>
          <Button onPress={close}>Pay</Button>
        </Dialog>
      )}
    </Dialog>
  );
}

export const ReturnsFocusAsSoonAsItsOpenerCanHaveIt: Story = {
  render: (args) => <Ledger {...args} />,
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: 'Make Payment' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const payment = await screen.findByRole('dialog', { name: 'Make Payment' });
    within(payment).getByRole('button', { name: 'Pay' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(payment).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ReturnsFocusBesideAnOpenerThatIsGone: Story = {
  render: (args) => (
    <Stack>
      <Button>Edit Bole</Button>
      <Deletion {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Edit Bole' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Yes' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Bole' })).toHaveFocus());
  },
};

export const LeadsToTheHeadingOfThePageWhereNothingElseIsLeft: Story = {
  render: (args) => (
    <main>
      <h1>Branches</h1>
      <Deletion {...args} instead={<Text>There is none.</Text>} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Piassa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = canvas.getByRole('heading', { name: 'Branches' });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    await expect(heading).not.toHaveAttribute('tabindex');
  },
};

export const StaysWhenItCannotBeDismissed: Story = {
  args: { isDismissable: false, isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const ALongTitleLeavesRoomForTheContent: Story = {
  args: {
    isOpen: true,
    title: 'Payments of the wedding of Abebe and Almaz, '.repeat(6),
    children: Array.from({ length: 6 }, (_, line) => (
      <TextField key={line} label={`Line ${line}`} />
    )),
  },
  globals: { viewport: { value: 'small' } },
  tags: ['!visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const first = await within(dialog).findByRole('textbox', { name: 'Line 0' });
    const head = within(dialog).getByRole('heading').closest('div');
    const end = head?.getBoundingClientRect().bottom ?? Infinity;
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(end);
    const save = within(dialog).getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save.top - end).toBeGreaterThan(200);
  },
};

export const AllStates: Story = {
  args: {
    isOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index}>A long content scrolls between the title and the buttons.</Text>
        ))}
      </Stack>
    ),
  },
};

const mobile = { viewport: { value: 'mobile' } };
export const MobileSheet: Story = { args: { isOpen: true }, globals: mobile };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { isOpen: true, title: 'ቅርንጫፍ ጨምር', children: <TextField label="ስም" />, footer: 'አስቀምጥ' },
  play: async () =>
    expect(await screen.findAllByRole('button', { name: 'ዝጋ' })).not.toHaveLength(0),
};

const inFrame = { docs: { story: { height: '320px' } } };

/** The title names the task, and the button names its result. */
export const Do: Story = { args: { isOpen: true }, parameters: inFrame };

/** “Form” and “OK” would fit any dialog. */
export const Dont: Story = {
  args: { isOpen: true, title: 'Form', footer: 'OK' },
  parameters: inFrame,
};
