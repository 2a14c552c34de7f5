/** Shown instead of content: nothing yet, no match, no access, or an error. */
import type { ReactNode } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Jebena, Mesob, SearchedMesob } from './drawing.tsx';
import { empty } from './EmptyState.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface EmptyStateProps extends CommonProps {
  /** @default 'no-data' */
  variant?: 'no-data' | 'no-match' | 'no-permission' | 'error';
  /** One sentence; the kit has one for each variant. */
  title?: ReactNode;
  hint?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** Shown as "Try again" where it failed. */
  onRetry?: () => void;
}

type Words = { title: keyof KitStrings; hint?: keyof KitStrings };

const words = {
  'no-data': { title: 'emptyNoData' },
  'no-match': { title: 'emptyNoMatch', hint: 'emptyNoMatchHint' },
  'no-permission': { title: 'emptyNoPermission', hint: 'emptyNoPermissionHint' },
  error: { title: 'emptyError', hint: 'emptyErrorHint' },
} as const satisfies Record<string, Words>;

const drawings = {
  'no-data': Mesob,
  'no-match': SearchedMesob,
  'no-permission': Jebena,
  error: Jebena,
} as const;

/** Instead of a list or a page. For a problem beside existing content use `Notice`. */
export function EmptyState(props: EmptyStateProps) {
  const { variant = 'no-data', title, hint, action, onRetry, id, data } = props;
  const strings = useKitStrings();
  const own = words[variant];
  const ownHint = 'hint' in own ? strings[own.hint] : undefined;
  const Drawing = drawings[variant];
  return (
    <div
      {...rootProps({ id, data })}
      className={empty}
      data-variant={variant}
      role={variant === 'error' ? 'alert' : undefined}
    >
      <Drawing />
      <Text isStrong>{title ?? strings[own.title]}</Text>
      {(hint ?? ownHint) && <Text tone="muted">{hint ?? ownHint}</Text>}
      {onRetry && (
        <Button variant="soft" onPress={onRetry}>
          {strings.tryAgain}
        </Button>
      )}
      {action}
    </div>
  );
}
