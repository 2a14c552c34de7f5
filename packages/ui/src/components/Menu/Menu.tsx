/** A menu of actions behind one button. */
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popover } from '../private/overlay/overlay.css.ts';
import { item, list } from './Menu.css.ts';
import type { CommonProps } from '../private/common-props.ts';

export interface MenuProps extends CommonProps {
  /** What the actions are about: "Actions, Bole". */
  'aria-label': string;
  items: readonly MenuAction[];
  isDisabled?: boolean;
}

/** Actions only: to choose a value use `Select`. Up to two actions fit beside each other; see `RowActions`. */
export function Menu({ items, isDisabled, id, data, ...rest }: MenuProps) {
  return (
    <MenuTrigger>
      <IconButton {...rest} {...{ id, data }} size="small" isDisabled={isDisabled}>
        <EllipsisVertical aria-hidden />
      </IconButton>
      <Popover className={popover} placement="bottom end">
        <AriaMenu {...rest} items={items} className={list}>
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
  /** `critical` for what destroys. @default 'neutral' */
  readonly tone?: 'neutral' | 'critical';
  readonly isDisabled?: boolean;
}
