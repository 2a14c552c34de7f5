/** A menu of actions behind one button. */
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Collection,
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { heading, popover } from '../private/overlay/overlay.css.ts';
import {
  type InSections,
  isSection,
  type ItemSection,
  itemsOf,
  keyOfSection,
} from '../private/overlay/sections.ts';
import { item, keys, list, section, words } from './Menu.css.ts';
import type { CommonProps } from '../private/common-props.ts';

export interface MenuProps extends CommonProps {
  /** Such as "Actions, Bole". */
  'aria-label': string;
  /** Actions, or sections: `{ label: 'Papers', items: [print, send] }`. */
  items: InSections<MenuAction>;
  isDisabled?: boolean;
  /** Takes the focus when mounted, and opens. */
  autoOpen?: boolean;
}

const actionOf = ({ id, label, icon, shortcut, onPress, tone, isDisabled }: MenuAction) => (
  <MenuItem
    id={id}
    textValue={label}
    isDisabled={isDisabled}
    onAction={onPress}
    className={item}
    data-tone={tone ?? 'neutral'}
  >
    {icon}
    <Text slot="label" className={words}>
      {label}
    </Text>
    {shortcut && <Keyboard className={keys}>{shortcut}</Keyboard>}
  </MenuItem>
);

const entryOf = (entry: MenuAction | ItemSection<MenuAction>) =>
  isSection(entry) ? (
    <MenuSection id={keyOfSection(entry)} className={section}>
      <Header className={heading}>{entry.label}</Header>
      <Collection items={entry.items}>{actionOf}</Collection>
    </MenuSection>
  ) : (
    actionOf(entry)
  );

/** To choose a value use `Select`; for a table row `RowActions`. */
export function Menu({ items, isDisabled, autoOpen = false, id, data, ...rest }: MenuProps) {
  // Null until the button has the focus: closing the menu returns the focus to it.
  const [isOpen, setOpen] = useState(autoOpen ? null : false);
  return (
    <MenuTrigger isOpen={isOpen === true} onOpenChange={setOpen}>
      <IconButton
        {...rest}
        {...{ id, data, isDisabled }}
        size="small"
        autoFocus={autoOpen}
        onFocus={() => isOpen === null && setOpen(true)}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      <Popover className={popover} placement="bottom end">
        <AriaMenu
          {...rest}
          items={items}
          autoFocus={autoOpen ? 'first' : undefined}
          className={list}
          data-icons={itemsOf(items).some(({ icon }) => Boolean(icon)) || undefined}
        >
          {entryOf}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuAction {
  readonly id: string;
  /** Begins with a verb: "Edit". */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Announced after the label: "Ctrl+P". Your page must handle it. */
  readonly shortcut?: string;
  readonly onPress: () => void;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'critical';
  readonly isDisabled?: boolean;
}
