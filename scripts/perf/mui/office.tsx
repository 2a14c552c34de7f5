/** The smallest back office in MUI that lists events: what `pnpm perf` holds ours against. Nothing else uses it. */
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface EventRow {
  readonly id: number;
  readonly event_date: string;
  readonly num_of_people: number;
  readonly total: number;
  readonly client: { readonly full_name: string; readonly phone_number: string };
}

async function read(path: string) {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('digis.token')}` };
  return (await fetch(path, { headers })).json();
}

/** As a plain app does it: who is signed in, then the list. */
function useEvents(): readonly EventRow[] | null {
  const [events, setEvents] = useState<readonly EventRow[] | null>(null);
  useEffect(() => {
    void (async () => {
      await read('/api/user-info');
      setEvents((await read('/api/event?page=1')).events);
    })();
  }, []);
  return events;
}

const HEADS = ['Date', 'Client', 'Phone', 'People', 'Total'];

function Office() {
  const events = useEvents();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar>
          <Button color="inherit" onClick={() => setOpen(true)}>
            Menu
          </Button>
          <Typography variant="h6">Events</Typography>
        </Toolbar>
      </AppBar>
      <Drawer open={isOpen} onClose={() => setOpen(false)}>
        <List>
          {['Events', 'Clients', 'Items'].map((name) => (
            <ListItemButton key={name}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      {events === null ? (
        <Skeleton height={320} />
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              {HEADS.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {events.map(({ id, event_date, client, num_of_people, total }) => (
              <TableRow key={id}>
                <TableCell>{event_date.slice(0, 10)}</TableCell>
                <TableCell>{client.full_name}</TableCell>
                <TableCell>{client.phone_number}</TableCell>
                <TableCell>{num_of_people}</TableCell>
                <TableCell>{total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Office />);
