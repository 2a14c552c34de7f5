/** The frame of every screen: bar, menu, quick menu, who is signed in. */
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { CalendarDays, CalendarRange, ContactRound, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';

const places = [
  { path: '/', label: 'calendar', icon: <CalendarDays size={20} /> },
  { path: '/events', label: 'events', icon: <CalendarRange size={20} /> },
  { path: '/clients', label: 'clients', icon: <ContactRound size={20} /> },
];

export function Frame({ children }: { readonly children: ReactNode }) {
  const { _ } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useSWR<{ user: { tenant: { short_name: string } } }>('/api/user-info');
  return (
    <Box>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton color="inherit" aria-label={_('menu')} onClick={() => setOpen(true)}>
            <Menu />
          </IconButton>
          <Typography variant="h6">{data?.user.tenant.short_name}</Typography>
        </Toolbar>
      </AppBar>
      <Drawer open={isOpen} onClose={() => setOpen(false)}>
        <List>
          {places.map(({ path, label, icon }) => (
            <ListItemButton key={path} component={Link} to={path} selected={path === pathname}>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={_(label)} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2, pb: 9 }}>
        {children}
      </Box>
      <Paper sx={{ position: 'fixed', bottom: 0, left: 0, right: 0 }} elevation={3}>
        <BottomNavigation showLabels value={pathname}>
          {places.map(({ path, label, icon }) => (
            <BottomNavigationAction
              key={path}
              component={Link}
              to={path}
              value={path}
              label={_(label)}
              icon={icon}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
