/** MUI X: its grid shows 100 rows per page, the free edition's limit. */
import { Autocomplete, TextField } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { facts, names, offer, sampleRows } from './scenes.tsx';

offer({
  around: (scene) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>{scene}</LocalizationProvider>
  ),
  table: (
    <div style={{ height: 700 }}>
      <DataGrid
        rows={sampleRows}
        columns={facts.map((field) => ({ field, flex: 1 }))}
        pageSizeOptions={[100]}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>
  ),
  picker: <DatePicker label="Date" />,
  opener: ['button', '[role=dialog] [role=gridcell]'],
  names: (
    <Autocomplete
      options={names}
      renderInput={(field) => <TextField {...field} label="Client" />}
    />
  ),
});
