/** Everything one can do or go to, found by typing. */
import { foldHomophones } from '@digis/domain';
import type { ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import type { CommonProps } from '../private/common-props.ts';
import { dataAttributes } from '../private/data-attributes.ts';
import { NoChoices } from '../private/overlay/Choice.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  command,
  detail,
  dialog,
  groupName,
  keys,
  list,
  modal,
  scrim,
  search,
  words,
} from './CommandPalette.css.ts';
import { useCommandKey } from './use-command-key.ts';

export interface Command {
  readonly id: string;
  /** What it does or where it leads: "Book an event". */
  readonly label: string;
  readonly description?: string;
  /** Other words that find it. */
  readonly keywords?: string;
  /** A lucide icon. */
  readonly icon?: ReactNode;
  /** The keys that do the same, as they are written: "Ctrl B". */
  readonly shortcut?: string;
  readonly onPress: () => void;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Command[];
}

export interface CommandPaletteProps extends CommonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  groups: readonly CommandGroup[];
  /** Called with the typed text; give the matching `groups`, because the component no longer filters. */
  onSearch?: (text: string) => void;
  /** Results are on their way. */
  isLoading?: boolean;
  /** @default 'Search or do something' */
  placeholder?: string;
  /** Ctrl K and ⌘ K open it. @default true */
  hasKey?: boolean;
}

const matches = (text: string, typed: string) =>
  foldHomophones(text).includes(foldHomophones(typed));

/** One an app, for those who know where they want to go. It replaces no menu: everything in it is reached without it. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, groups, onSearch, isLoading, placeholder, hasKey = true } = props;
  const strings = useKitStrings();
  useCommandKey(hasKey, () => onOpenChange(!isOpen));
  const shown = groups.filter(({ items }) => items.length > 0);
  const act = (onPress: () => void) => {
    onOpenChange(false);
    onPress();
  };
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={modal}>
        <Dialog
          id={props.id}
          {...dataAttributes(props.data)}
          aria-label={strings.commands}
          className={dialog}
        >
          <Autocomplete filter={onSearch ? undefined : matches} onInputChange={onSearch}>
            <div className={search}>
              <SearchField
                aria-label={strings.commands}
                placeholder={placeholder ?? strings.commandsHint}
                autoFocus
              />
            </div>
            <Menu
              aria-label={strings.commands}
              items={shown}
              className={list}
              renderEmptyState={() => (
                <NoChoices isLoading={isLoading}>{strings.emptyNoMatch}</NoChoices>
              )}
            >
              {({ id, label, items }) => (
                <MenuSection id={id}>
                  <Header className={groupName}>{label}</Header>
                  <Collection items={items}>
                    {(item) => <CommandItem {...item} onPress={() => act(item.onPress)} />}
                  </Collection>
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Its name is all that is seen: label, description and keys. */
function CommandItem(props: Command) {
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
