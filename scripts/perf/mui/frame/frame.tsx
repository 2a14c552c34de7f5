/** The frame of every screen: bar with search, menu by permission, quick menu. */
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { Menu, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '../answers.ts';
import { type Place, usePlaces } from './places.tsx';
import { QuickMenu } from './quick-menu.tsx';
import { useHeartbeat } from './session.ts';

export function Frame({ children }: { readonly children: ReactNode }) {
  const { _ } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const business = useUser()?.tenant.short_name;
  const { menu, quick } = usePlaces();
  useHeartbeat();
  const here = menu.find(({ path }) => path === pathname);
  return (
    <Box>
      {here && <title>{`${_(here.label)} · ${_('product')} – ${business}`}</title>}
      <MuiLink href="#content" sx={{ position: 'absolute', left: -9999, '&:focus': { left: 8 } }}>
        {_('skip')}
      </MuiLink>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label={_('menu')}
            onClick={() => setOpen(true)}
          >
            <Menu aria-hidden />
          </IconButton>
          <Typography variant="h6" sx={{ flexGrow: 1, ml: 1 }}>
            {business}
          </Typography>
          <IconButton
            color="inherit"
            edge="end"
            aria-label={_('search')}
            component={Link}
            to="?dialog=search"
          >
            <Search aria-hidden />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Drawer open={isOpen} onClose={() => setOpen(false)}>
        <MenuList places={menu} pathname={pathname} />
      </Drawer>
      <Box component="main" id="content" sx={{ p: 2, pb: 9 }}>
        {children}
      </Box>
      <QuickMenu places={quick} pathname={pathname} />
    </Box>
  );
}

interface MenuListProps {
  readonly places: readonly Place[];
  readonly pathname: string;
}

function MenuList({ places, pathname }: MenuListProps) {
  const { _ } = useLingui();
  return (
    <List component="nav" aria-label={_('menu')}>
      {places.map(({ path, label, icon, waiting = 0 }) => (
        <ListItemButton key={path} component={Link} to={path} selected={path === pathname}>
          <ListItemIcon>
            <Badge badgeContent={waiting} color="error">
              {icon}
            </Badge>
          </ListItemIcon>
          <ListItemText primary={_(label)} />
        </ListItemButton>
      ))}
    </List>
  );
}
