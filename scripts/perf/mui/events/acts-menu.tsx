/** What can be done with a row or a list, behind one button; each act opens by its name in the address. */
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLingui } from '@lingui/react';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

export interface Act {
  /** Its name in the catalogue and in the address. */
  readonly id: string;
  readonly icon: ReactNode;
}

export interface ActsMenuProps {
  /** What they are done with. */
  readonly name: string;
  /** Which of its kind, for the address. */
  readonly of?: number;
  readonly acts: readonly Act[];
}

export function ActsMenu({ name, of, acts }: ActsMenuProps) {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = (id: string) => {
    close();
    void navigate(of === undefined ? `?dialog=${id}` : `?event=${of}&dialog=${id}`);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={_('actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {acts.map(({ id, icon }) => (
            <MenuItem key={id} onClick={() => open(id)}>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText>{_(id)}</ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
