import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Form } from '../components/Form/Form.tsx';
import { Page } from '../components/Page/Page.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Empty to first', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    title: 'Branches',
    none: 'No branch yet',
    hint: 'Events, cash and employees belong to a branch. Begin with the first.',
    add: 'Add Branch',
    name: 'Name',
    save: 'Save',
  },
  am: {
    title: 'ቅርንጫፎች',
    none: 'እስካሁን ቅርንጫፍ የለም',
    hint: 'ዝግጅቶች፣ ገንዘብ እና ሠራተኞች የአንድ ቅርንጫፍ ናቸው። በመጀመሪያው ይጀምሩ።',
    add: 'ቅርንጫፍ ጨምር',
    name: 'ስም',
    save: 'አስቀምጥ',
  },
};

function Branches() {
  const t = useSampleWords(words);
  const [names, setNames] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const save = () => {
    setNames((before) => [...before, name]);
    setAdding(false);
    setName('');
  };
  const add = <Button onPress={() => setAdding(true)}>{t.add}</Button>;
  return (
    <Page title={t.title} action={names.length > 0 && add}>
      <DataTable
        aria-label={t.title}
        columns={[{ id: 'name', header: t.name, cell: (branch) => branch }]}
        rows={names}
        getRowId={(branch) => branch}
        getRowName={(branch) => branch}
        emptyState={<EmptyState title={t.none} hint={t.hint} action={add} />}
      />
      <Dialog title={t.add} isOpen={isAdding} onOpenChange={setAdding}>
        <Form onSubmit={save} actions={<Button type="submit">{t.save}</Button>}>
          <TextField label={t.name} value={name} onChange={setName} autoFocus />
        </Form>
      </Dialog>
    </Page>
  );
}

export const Playground: Story = {
  render: () => <Branches />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add Branch' })).toHaveLength(1);
    canvas.getByRole('button', { name: 'Add Branch' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Bole{Enter}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Bole' })).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Add Branch' })).toHaveLength(1);
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Branches /> };
