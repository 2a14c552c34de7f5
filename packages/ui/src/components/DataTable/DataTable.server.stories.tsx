/** A table as rendered by a server, before any script has run. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { KitTestProvider } from '../../testing/kit-test-provider.tsx';
import { branchArgs, branches, type Branch } from '../../samples/branch-samples.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable from a server',
  tags: ['!autodocs'],
  component: DataTable<Branch>,
  args: { ...branchArgs, rows: branches(12), hasMore: false },
  render: () => <div data-testid="stage" />,
} satisfies Meta<typeof DataTable<Branch>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function beforeAndAfter(stage: HTMLElement, args: DataTableProps<Branch>) {
  const content = (
    <KitTestProvider scope="self">
      <DataTable {...args} />
    </KitTestProvider>
  );
  stage.innerHTML = renderToString(content);
  const before = stage.getBoundingClientRect().height;
  const faults: unknown[] = [];
  const root = hydrateRoot(stage, content, { onRecoverableError: (fault) => faults.push(fault) });
  await waitFor(() => expect(stage.querySelectorAll('table, ul')).toHaveLength(1));
  const after = stage.getBoundingClientRect().height;
  const form = stage.querySelector('table, ul')?.tagName;
  root.unmount();
  return { before, after, faults, form };
}

export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas }) => {
    const seen = await beforeAndAfter(canvas.getByTestId('stage'), args);
    await expect(seen).toEqual({ before: seen.after, after: seen.after, faults: [], form: 'UL' });
    await expect(seen.before).toBeGreaterThan(1000);
  },
};

export const TableAtADesk: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const seen = await beforeAndAfter(canvas.getByTestId('stage'), args);
    await expect(seen).toEqual({
      before: seen.after,
      after: seen.after,
      faults: [],
      form: 'TABLE',
    });
  },
};
