import {
  ComboBox,
  DataTable,
  EthiopianDatePicker,
  MultiSelect,
  Select,
  UiProvider,
} from '@digis/ui';
import { facts, names, offer, type SampleRow, sampleRows } from './scenes.tsx';

const now = () => Date.parse('2026-09-21T10:00:00+03:00');
const items = names.map((label, id) => ({ id, label }));
const columns = facts.map((id) => ({ id, header: id, cell: (row: SampleRow) => row[id] }));

offer({
  around: (scene) => <UiProvider now={now}>{scene}</UiProvider>,
  table: (
    <DataTable
      aria-label="Events"
      columns={columns}
      rows={sampleRows}
      getRowId={(row) => row.id}
      getRowName={(row) => row.client}
    />
  ),
  picker: <EthiopianDatePicker label="Date" variant="calendar" />,
  opener: ['button', '[role=dialog] [role=gridcell]'],
  names: <ComboBox label="Client" items={items} />,
  several: <MultiSelect label="Clients" items={items} />,
  one: <Select label="Client" items={items} />,
});
