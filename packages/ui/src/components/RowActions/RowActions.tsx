/** The actions of a table row: a menu, and the most frequent ones as buttons. */
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { button } from '../Button/Button.css.ts';
import { type ButtonLook, lookData } from '../Button/button-look.ts';
import type { MenuAction, MenuProps } from '../Menu/Menu.tsx';
import { quick as quickStyle, row } from './RowActions.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { ErrorBoundary } from '../../loading/error-boundary.tsx';
import { lazyWithPreload } from '../../loading/lazy-with-preload.ts';

const Menu = lazyWithPreload(async () => (await import('../Menu/Menu.tsx')).Menu);

/** A failure is ignored, because a press loads the menu again. */
const loadAhead = () => void Menu.preload().catch(() => undefined);

interface RowButtonProps extends ComponentProps<'button'>, Pick<ButtonLook, 'tone'> {
  onPress: () => void;
}

/** A native button: React Aria's would cost as much as the rest of the row. */
function RowButton({ tone = 'neutral', onPress, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...lookData({ tone, variant: 'quiet', size: 'small' })}
      data-icon-only
      data-native
      data-disabled={rest.disabled || undefined}
      className={button}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button when it is pressed.
        currentTarget.focus();
        onPress();
      }}
    />
  );
}

/** Rendered at the first press, because a menu costs more than the row. */
function RowMenu(props: Pick<MenuProps, 'aria-label' | 'items'>) {
  const [isWanted, setWanted] = useState(false);
  const buttonThat = (open: () => void) => (
    <RowButton
      aria-label={props['aria-label']}
      aria-haspopup="menu"
      aria-expanded={false}
      onPress={open}
    >
      <EllipsisVertical aria-hidden />
    </RowButton>
  );
  if (!isWanted) {
    return (
      <span onPointerEnter={loadAhead} onFocus={loadAhead}>
        {buttonThat(() => setWanted(true))}
      </span>
    );
  }
  return (
    <ErrorBoundary fallback={buttonThat}>
      <Suspense fallback={buttonThat(() => undefined)}>
        <Menu {...props} autoOpen />
      </Suspense>
    </ErrorBoundary>
  );
}

export interface RowActionsProps extends CommonProps {
  /** Name of the row, as part of accessible names: "Delete, Bole". */
  rowName: string;
  /**
   * The actions this user may do. A critical action, or one without an icon, is only in the menu.
   */
  actions: readonly MenuAction[];
  /** Button in words for the most frequent action, beside a menu of the others. */
  primary?: ReactNode;
}

const BUTTONS_AT_MOST = 2;

/**
 * Up to two actions are buttons; a table shows them on hover or focus. Without actions, nothing is
 * rendered.
 */
export function RowActions({ rowName, actions, primary, id, data }: RowActionsProps) {
  const strings = useKitStrings();
  const areFew = primary === undefined && actions.length <= BUTTONS_AT_MOST;
  const quick = areFew
    ? actions.filter(({ tone, icon }) => tone !== 'critical' && Boolean(icon))
    : [];
  const isMenu = quick.length < actions.length;
  return (
    <span {...rootProps({ id, data })} className={row}>
      {primary}
      {quick.length > 0 && (
        <span className={quickStyle} data-beside-menu={isMenu || undefined}>
          {quick.map(({ id: act, label, icon, onPress, tone, isDisabled }) => (
            <RowButton
              key={act}
              tone={tone}
              aria-label={`${label}${strings.comma}${rowName}`}
              onPress={onPress}
              disabled={isDisabled}
            >
              {icon}
            </RowButton>
          ))}
        </span>
      )}
      {isMenu && <RowMenu aria-label={strings.moreActions(rowName)} items={actions} />}
    </span>
  );
}
