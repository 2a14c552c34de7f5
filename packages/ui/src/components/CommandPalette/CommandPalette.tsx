/** A command palette: every command and every page, found by typing. */
import { soundsWithin } from '@digis/domain';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Menu,
  MenuSection,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { NoChoices } from '../private/overlay/Choice.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { dialog, groupName, list, modal, scrim, search } from './CommandPalette.css.ts';
import { type Command, CommandItem } from './CommandItem.tsx';
import { useCommandKey } from './use-command-key.ts';

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Command[];
}

export interface CommandPaletteProps extends CommonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  groups: readonly CommandGroup[];
  /** Called with the typed text; provide matching `groups`, which the component does not filter. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  /** @default 'Search or do something' */
  placeholder?: string;
  /** Whether Ctrl K and ⌘ K open it. @default true */
  hasKey?: boolean;
}

/** Render one per app. Everything in it must also be reachable without it. */
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
        <Dialog {...rootProps(props)} aria-label={strings.commands} className={dialog}>
          <Autocomplete filter={onSearch ? undefined : soundsWithin} onInputChange={onSearch}>
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
