/** The five places at the bottom of a phone. */
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Place } from './places.tsx';

export interface QuickMenuProps {
  readonly places: readonly Place[];
  readonly pathname: string;
}

export function QuickMenu({ places, pathname }: QuickMenuProps) {
  const { _ } = useLingui();
  return (
    <Paper
      elevation={3}
      sx={{ display: { sm: 'none' }, position: 'fixed', bottom: 0, left: 0, right: 0 }}
    >
      <BottomNavigation component="nav" aria-label={_('quickMenu')} showLabels value={pathname}>
        {places.map(({ path, label, icon, waiting = 0 }) => (
          <BottomNavigationAction
            key={path}
            component={Link}
            to={path}
            value={path}
            label={_(label)}
            icon={
              waiting > 0 ? (
                <Badge
                  badgeContent={waiting}
                  color="error"
                  aria-label={_('payments', { count: waiting })}
                >
                  {icon}
                </Badge>
              ) : (
                icon
              )
            }
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
