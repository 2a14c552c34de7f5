import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DialogFooter } from './DialogFooter.tsx';

const send = fn();
const english = { title: 'Schedule Event', client: 'Client name' };
const amharic = { title: 'ዝግጅት መዝግብ', client: 'የደንበኛ ስም' };

const meta = {
  parameters: {
    handbook: {
      when: [
        'The form inside a dialog knows what its buttons need, such as whether it is being sent.',
      ],
      anatomy: {
        Notice: 'over the buttons, what has to be decided before',
        Note: 'a word beside the buttons, such as a sum',
        Buttons: 'the main one last',
      },
      search: ['dialog buttons', 'modal footer', 'actions'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Overlays/DialogFooter',
  component: DialogFooter,
  args: {
    note: <Text isStrong>Total 220,000 Br</Text>,
    children: (
      <Button type="submit" form="wedding">
        Save
      </Button>
    ),
  },
  render: (args, { globals }) => {
    const words = globals['locale'] === 'am' ? amharic : english;
    return (
      <Dialog title={words.title} isOpen onOpenChange={() => undefined}>
        <Form id="wedding" onSubmit={send}>
          <TextField label={words.client} />
        </Form>
        <DialogFooter {...args} />
      </Dialog>
    );
  },
} satisfies Meta<typeof DialogFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItsButtonSendsTheForm: Story = {
  play: async ({ userEvent }) => {
    send.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const ItsButtonIsTheNextStopAfterTheFields: Story = {
  play: async ({ userEvent }) => {
    send.mockClear();
    await userEvent.click(await screen.findByRole('textbox', { name: english.client }));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const ANoticeIsAsWideAsTheDialog: Story = {
  args: { notice: <Notice tone="caution">Abebe is booked at that time.</Notice> },
  play: async () => {
    const notice = await screen.findByText('Abebe is booked at that time.');
    const save = screen.getByRole('button', { name: 'Save' });
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(
      save.getBoundingClientRect().top,
    );
  },
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    note: <Text isStrong>ጠቅላላ 220,000 ብር</Text>,
    children: (
      <Button type="submit" form="wedding">
        አስቀምጥ
      </Button>
    ),
  },
};
