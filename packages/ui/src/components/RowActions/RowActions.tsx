/** The actions of a table row: up to two buttons, more in a menu. */
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
}

const BUTTONS_AT_MOST = 2;

/** At the end of a row: up to two acts as buttons, more of them in a `Menu`. */
export function RowActions({ rowName, actions, id, data }: RowActionsProps) {
  const strings = useKitStrings();
  if (actions.length > BUTTONS_AT_MOST) {
    return (
      <span {...rootProps({ id, data })} className={row}>
        <RowMenu aria-label={strings.moreActions(rowName)} items={actions} />
      </span>
    );
  }
  return (
    <span {...rootProps({ id, data })} className={row}>
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
