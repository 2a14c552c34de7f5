import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Dialogs', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    add: 'Add Branch',
    name: 'Name',
    phone: 'Phone',
    save: 'Save',
    discard: 'Discard',
    unsaved: 'Discard what was typed?',
    remove: 'Delete Branch',
    question: 'Delete branch Bole? Its events stay.',
    read: 'Agreement',
    text: 'The hall is paid seven days before the event.',
    beside: 'Bole',
    facts: 'Behind the stadium, since Meskerem 2015.',
  },
  am: {
    add: 'ቅርንጫፍ ጨምር',
    name: 'ስም',
    phone: 'ስልክ',
    save: 'አስቀምጥ',
    discard: 'ተወው',
    unsaved: 'የተጻፈው ይተው?',
    remove: 'ቅርንጫፍ ሰርዝ',
    question: 'ቦሌ ቅርንጫፍ ይሰረዝ? ዝግጅቶቹ ይቀራሉ።',
    read: 'ውል',
    text: 'አዳራሹ ከዝግጅቱ ሰባት ቀን በፊት ይከፈላል።',
    beside: 'ቦሌ',
    facts: 'ከስታዲየም ጀርባ፣ ከመስከረም 2015 ጀምሮ።',
  },
};

const FORM = 'add-branch';

/** The footer's submit button is outside the form. */
function AddBranch() {
  const t = useSampleWords(words);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t.add}</Button>
      <Dialog
        title={t.add}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDismissable={false}
        footer={
          <>
            <Button variant="soft" tone="neutral" onPress={() => setIsAsked(true)}>
              {t.discard}
            </Button>
            <Button type="submit" form={FORM}>
              {t.save}
            </Button>
          </>
        }
      >
        <Form id={FORM} onSubmit={() => setIsOpen(false)}>
          <TextField label={t.name} name="name" isRequired />
          <PhoneField label={t.phone} name="phone" />
        </Form>
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setIsAsked}
          message={t.unsaved}
          confirmLabel={t.discard}
          onConfirm={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}

type Kind = 'remove' | 'read' | 'beside';

function Dialogs() {
  const t = useSampleWords(words);
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  return (
    <Inline>
      <AddBranch />
      {(['remove', 'read', 'beside'] as const).map((kind) => (
        <Button key={kind} variant="soft" tone="neutral" onPress={() => setOpen(kind)}>
          {t[kind]}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={close}
        message={t.question}
        onConfirm={close}
      />
      <Dialog title={t.read} isOpen={open === 'read'} onOpenChange={close}>
        <Text>{t.text}</Text>
      </Dialog>
      <Drawer title={t.beside} isOpen={open === 'beside'} onOpenChange={close}>
        <Text>{t.facts}</Text>
      </Drawer>
    </Inline>
  );
}

type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context, name: string) {
  const opener = canvas.getByRole('button', { name });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  return opener;
}

async function focusIsBackAt(opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}

export const Playground: Story = {
  render: () => <Dialogs />,
  play: async (context) => {
    const { step, userEvent } = context;
    const button = (name: string) => screen.findByRole('button', { name });
    await step('a form: the first empty field, then back to its opener', async () => {
      const opener = await open(context, 'Add Branch');
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.click(await button('Save'));
      await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
      await step('a question over it: No, then back to the button that asked', async () => {
        const discard = await button('Discard');
        await userEvent.click(discard);
        const question = await screen.findByRole('alertdialog');
        await waitFor(async () => expect(await button('No')).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(question).not.toBeInTheDocument());
        await waitFor(() => expect(discard).toHaveFocus());
      });
      await userEvent.type(name, 'Bole');
      await userEvent.click(await button('Save'));
      await focusIsBackAt(opener);
    });
    await step('a question that destroys: No', async () => {
      const opener = await open(context, 'Delete Branch');
      await waitFor(async () => expect(await button('No')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await focusIsBackAt(opener);
    });
    for (const name of ['Agreement', 'Bole']) {
      // oxlint-disable-next-line no-await-in-loop -- one is open at a time
      await step(`${name} is only read: the dialog itself`, async () => {
        const opener = await open(context, name);
        const dialog = await screen.findByRole('dialog', { name });
        await waitFor(() => expect(dialog).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await focusIsBackAt(opener);
      });
    }
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  render: () => <Dialogs />,
};
