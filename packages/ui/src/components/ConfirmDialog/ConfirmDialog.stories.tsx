// spec:2.6
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { useConfirm } from './use-confirm.tsx';

function Opener(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="critical" onPress={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  parameters: {
    handbook: {
      when: ['A deletion, a cancellation, a payment: what cannot be taken back by one press.'],
      instead: [
        'What can be undone needs no question: do it, and offer Undo in a toast. A question with fields is a `Dialog`.',
      ],
      anatomy: {
        Question: 'the title',
        Message: 'names the record and what follows',
        Buttons: 'No first where the answer destroys; Yes works until it is done',
      },
      announces: [
        'An alert dialog: title and message are read as it opens. A failure is read and the question stays open.',
      ],
      words: [
        'Name the record and the consequence: “Delete branch Bole? Its events stay.”',
        'The buttons answer the question: “Delete”, not “OK”.',
      ],
      search: ['alert', 'modal', 'are you sure', 'delete', 'question'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    message: 'Delete branch Bole?',
    onOpenChange: () => undefined,
    onConfirm: fn(() => Promise.resolve()),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isOpen: false },
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
};

export const BeginsOnNo: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription('Delete branch Bole?');
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ADoublePressConfirmsOnce: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const StaysOpenWhenItFailed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/That did not work/u);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

function Asker({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const [confirm, dialog] = useConfirm();
  const [answer, setAnswer] = useState('');
  async function ask() {
    const isYes = await confirm({ message: 'Delete branch Bole?' });
    if (isYes) await onConfirm();
    setAnswer(isYes ? 'Deleted' : 'Kept');
  }
  return (
    <>
      <Button onPress={ask}>Delete</Button>
      <p role="status">{answer}</p>
      {dialog}
    </>
  );
}

export const AsksInTheMiddleOfAFunction: Story = {
  render: ({ onConfirm }) => <Asker onConfirm={onConfirm} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kept'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Deleted'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const KeepsARemarkThatFailedToGo: Story = {
  args: {
    children: <TextArea label="Remark" rows={2} />,
    onConfirm: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Delete branch Bole?');
    await userEvent.type(screen.getByLabelText('Remark'), 'No slip');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText(/did not work/u)).toBeVisible());
    await expect(screen.getByLabelText('Remark')).toHaveValue('No slip');
  },
};

export const APressOutsideIsNoAnswer: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await expect(dialog).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };

export const AllStates: Story = {
  args: { tone: 'brand', title: 'Approve the payment?', message: '12,500 Br to Almaz Bekele.' },
};

export const Amharic: Story = { globals: { locale: 'am' }, args: { message: 'የቦሌ ቅርንጫፍ ይሰረዝ?' } };

const inFrame = { docs: { story: { height: '320px' } } };

/** The question names the record and the consequence, and the buttons answer it. */
export const Do: Story = {
  args: {
    message: 'Delete branch Bole? Its events stay.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
  },
  parameters: inFrame,
};

/** The question names no record, so Yes is a guess. */
export const Dont: Story = {
  args: { message: 'This cannot be undone.' },
  parameters: inFrame,
};
