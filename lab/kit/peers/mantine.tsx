/** Mantine, whose table renders every row. */
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider, Select, Table } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { facts, names, offer, sampleRows } from './scenes.tsx';

const body = sampleRows.map((row) => facts.map((name) => row[name]));

offer({
  around: (scene) => <MantineProvider>{scene}</MantineProvider>,
  table: <Table data={{ head: [...facts], body }} />,
  picker: <DatePickerInput label="Date" />,
  opener: ['button', '[role=dialog] td button, .mantine-Popover-dropdown td button'],
  names: <Select label="Client" data={names} searchable />,
});
