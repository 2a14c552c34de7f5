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

/** A press retries. */
const loadAhead = () => void Menu.preload().catch(() => undefined);

interface RowButtonProps extends ComponentProps<'button'>, Pick<ButtonLook, 'tone'> {
  onPress: () => void;
}

/** Native: React Aria's button would cost as much as the row. */
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
        // Safari does not focus a pressed button.
        currentTarget.focus();
        onPress();
      }}
    />
  );
}

/** A menu costs more than the row. */
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
  /** Part of accessible names: "Delete, Bole". */
  rowName: string;
  /** Those this user may do. A critical one, or one without an icon, is only in the menu. */
  actions: readonly MenuAction[];
  /** Shows the most frequent action in words, beside a menu of the others. */
  primary?: ReactNode;
}

const BUTTONS_AT_MOST = 2;

/**
 * Up to two actions are buttons, shown on hover or focus in a table. Renders nothing without
 * actions.
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
