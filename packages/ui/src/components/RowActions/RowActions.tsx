/** The actions of a table row: up to two buttons, more in a menu. */
import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuAction } from '../Menu/Menu.tsx';
import { RowMenu } from './RowMenu.tsx';
import { row } from './RowActions.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface RowActionsProps extends CommonProps {
  /** The name of the row, part of each action's accessible name: "Delete, Bole". */
  rowName: string;
  /** Those this user may do; none draws nothing. */
  actions: readonly MenuAction[];
  /** A button in words, for what most rows are looked for; the others are a menu beside it. */
  primary?: ReactNode;
}

const BUTTONS_AT_MOST = 2;

/** At the end of a row: up to two acts as buttons, more of them in a `Menu`. */
export function RowActions({ rowName, actions, primary, id, data }: RowActionsProps) {
  const strings = useKitStrings();
  const isMenu = actions.length > (primary === undefined ? BUTTONS_AT_MOST : 0);
  if (isMenu) {
    return (
      <span {...rootProps({ id, data })} className={row}>
        {primary}
        <RowMenu aria-label={strings.moreActions(rowName)} items={actions} />
      </span>
    );
  }
  return (
    <span {...rootProps({ id, data })} className={row}>
      {primary}
      {actions.map(({ id, label, icon, onPress, tone, isDisabled }) => (
        <IconButton
          key={id}
          size="small"
          tone={tone}
          aria-label={`${label}${strings.comma}${rowName}`}
          onPress={onPress}
          isDisabled={isDisabled}
        >
          {icon}
        </IconButton>
      ))}
    </span>
  );
}
