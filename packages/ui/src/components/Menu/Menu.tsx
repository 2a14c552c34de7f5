/** A menu of actions behind one button. */
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popover } from '../private/overlay/overlay.css.ts';
import { item, list } from './Menu.css.ts';
import type { CommonProps } from '../private/common-props.ts';

export interface MenuProps extends CommonProps {
  /** The subject of the actions: "Actions, Bole". */
  'aria-label': string;
  items: readonly MenuAction[];
  isDisabled?: boolean;
  /** Takes the focus and opens as soon as it is there. */
  autoOpen?: boolean;
}

/** Actions only: to choose a value use `Select`. Up to two actions fit beside each other; see `RowActions`. */
export function Menu({ items, isDisabled, autoOpen = false, id, data, ...rest }: MenuProps) {
  // Null until its button has the focus, to which closing returns it.
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
        >
          {({ id, label, icon, onPress, tone = 'neutral', isDisabled: isOff }) => (
            <MenuItem
              id={id}
              textValue={label}
              isDisabled={isOff}
              onAction={onPress}
              className={item}
              data-tone={tone}
            >
              {icon}
              {label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** An action of a menu or of a table row. */
export interface MenuAction {
  readonly id: string;
  /** A verb: "Edit". */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** `critical` for a destructive action. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical';
  readonly isDisabled?: boolean;
}
