import { createRoot } from 'react-dom/client';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ComboBox } from '../../packages/ui/src/components/ComboBox/ComboBox.tsx';
import { Select } from '../../packages/ui/src/components/Select/Select.tsx';
import { measureChoices, measureDialog, measureTable } from './measure.ts';
import { tables, type TableKind } from './tables.tsx';

const now = () => Date.parse('2026-09-21T10:00:00+03:00');

/** A separate root, so that nothing of an earlier run remains. */
function stage() {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  return {
    element,
    draw: (content: React.ReactNode) => root.render(<UiProvider now={now}>{content}</UiProvider>),
    clear: () => {
      root.unmount();
      element.remove();
    },
  };
}

async function table(kind: TableKind, count: number) {
  const { element, draw, clear } = stage();
  const Table = tables[kind];
  const figures = await measureTable(element, count, (rows) => draw(<Table rows={rows} />));
  clear();
  return figures;
}

const clients = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  label: `Client ${index + 1}`,
}));

async function choices(kind: 'ComboBox' | 'Select', count: number) {
  const { element, draw, clear } = stage();
  const Field = kind === 'Select' ? Select<number> : ComboBox<number>;
  draw(<Field label="Client" items={clients.slice(0, count)} />);
  const figures = await measureChoices(element);
  clear();
  return figures;
}

/** Median of three, because the first opening includes compiling. */
async function dialog() {
  const openings = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { draw, clear } = stage();
    draw(<FormDialog />);
    openings.push(await measureDialog());
    clear();
  }
  return openings.toSorted((a, b) => a.fields - b.fields)[1];
}

Object.assign(window, { bench: { table, dialog, choices } });
