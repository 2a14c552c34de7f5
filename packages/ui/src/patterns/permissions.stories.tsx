import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RowActions } from '../components/RowActions/RowActions.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { useSampleWords } from './use-sample-words.ts';

const meta = { title: 'Patterns/Permissions', tags: ['!visual', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    role: 'Signed in as',
    roles: { edits: 'May edit', reads: 'May read', neither: 'May neither' },
    list: 'Packages',
    name: 'Name',
    edit: 'Edit',
    remove: 'Delete',
    hint: 'Ask Mulu, who gives permissions.',
    packages: ['Wedding', 'Meeting'],
  },
  am: {
    role: 'የገባው',
    roles: { edits: 'ማስተካከል ይችላል', reads: 'ማየት ይችላል', neither: 'ሁለቱንም አይችልም' },
    list: 'ጥቅሎች',
    name: 'ስም',
    edit: 'አስተካክል',
    remove: 'ሰርዝ',
    hint: 'ፈቃድ የምትሰጠውን ሙሉን ይጠይቁ።',
    packages: ['ሠርግ', 'ስብሰባ'],
  },
};

type Role = 'edits' | 'reads' | 'neither';
const nothing = () => undefined;

function Packages() {
  const t = useSampleWords(words);
  const [role, setRole] = useState<Role>('edits');
  const actions = [
    { id: 'edit', label: t.edit, icon: <Pencil aria-hidden />, onPress: nothing },
    {
      id: 'delete',
      label: t.remove,
      icon: <Trash2 aria-hidden />,
      tone: 'critical' as const,
      onPress: nothing,
    },
  ];
  return (
    <Stack>
      <SegmentedControl<Role>
        label={t.role}
        items={(['edits', 'reads', 'neither'] as const).map((id) => ({ id, label: t.roles[id] }))}
        value={role}
        onChange={setRole}
      />
      {role === 'neither' ? (
        <EmptyState variant="no-permission" hint={t.hint} />
      ) : (
        <DataTable
          aria-label={t.list}
          columns={[{ id: 'name', header: t.name, cell: (name) => name }]}
          rows={t.packages}
          getRowId={(name) => name}
          getRowName={(name) => name}
          rowActions={
            role === 'edits' ? (name) => <RowActions rowName={name} actions={actions} /> : undefined
          }
        />
      )}
    </Stack>
  );
}

export const Playground: Story = {
  render: () => <Packages />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Actions.*Wedding/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'May read' }));
    await expect(canvas.queryByRole('button', { name: /Actions/u })).toBeNull();
    await expect(canvas.getByText('Wedding')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'May neither' }));
    await expect(canvas.getByText('You do not have access to this')).toBeVisible();
  },
};

export const Amharic: Story = { globals: { locale: 'am' }, render: () => <Packages /> };
