import type { ReactNode } from 'react';
import { MenuItem } from 'react-aria-components';
import { command, detail, keys, words } from './CommandPalette.css.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Other words by which the user can find it. */
  readonly keywords?: string;
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly onPress: () => void;
}

export function CommandItem(props: Command) {
  const { id, label, description, keywords = '', icon, shortcut, onPress } = props;
  return (
    <MenuItem
      id={id}
      textValue={`${label} ${keywords}`.trim()}
      onAction={onPress}
      className={command}
    >
      {icon}
      <span className={words}>
        {label}
        {description && <span className={detail}>{description}</span>}
      </span>
      {shortcut && <kbd className={keys}>{shortcut}</kbd>}
    </MenuItem>
  );
}
