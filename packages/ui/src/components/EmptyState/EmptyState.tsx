/** Shown instead of content: nothing yet, no match, no access, or an error. */
import { type ReactNode, type Ref, useRef } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Jebena, Mesob, SearchedMesob } from './drawing.tsx';
import { empty } from './EmptyState.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useFault } from '../private/faults/fault-group.tsx';

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

/** Instead of a list or a page. For a problem beside existing content use `Notice`. Errors of one page are said once. */
export function EmptyState(props: EmptyStateProps) {
  return props.variant === 'error' ? <FailedPart {...props} /> : <Statement {...props} />;
}

/** Of several parts that failed the first says it for all; the others are marked. */
function FailedPart(props: EmptyStateProps) {
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { isFirst, isSaid, count, retry } = useFault(ref, props.onRetry);
  if (isFirst && !isSaid) {
    const several = count > 1 && { title: strings.emptyError, hint: strings.partsNotLoaded(count) };
    return <Statement {...{ ...props, ...several, ref }} onRetry={retry} />;
  }
  return (
    <div {...rootProps(props)} ref={ref} className={empty} data-variant="error">
      <Text tone="muted">
        <span aria-hidden>—</span>
        <span className={visuallyHidden}>{strings.notLoaded}</span>
      </Text>
      {isFirst && <TryAgain onPress={retry} />}
    </div>
  );
}

function Statement(props: EmptyStateProps & { ref?: Ref<HTMLDivElement> }) {
  const { variant = 'no-data', title, hint, action, onRetry, ref } = props;
  const strings = useKitStrings();
  const own = words[variant];
  const ownHint = 'hint' in own ? strings[own.hint] : undefined;
  const Drawing = drawings[variant];
  return (
    <div
      {...rootProps(props)}
      ref={ref}
      className={empty}
      data-variant={variant}
      role={variant === 'error' ? 'alert' : undefined}
    >
      <Drawing />
      <Text isStrong>{title ?? strings[own.title]}</Text>
      {(hint ?? ownHint) && <Text tone="muted">{hint ?? ownHint}</Text>}
      <TryAgain onPress={onRetry} />
      {action}
    </div>
  );
}

function TryAgain({ onPress }: { onPress: (() => void) | undefined }) {
  const strings = useKitStrings();
  if (!onPress) return null;
  return (
    <Button variant="soft" onPress={onPress}>
      {strings.tryAgain}
    </Button>
  );
}
