/** A message in place of content: nothing yet, no match, no access, or an error. */
import { type ReactNode, type Ref, useRef } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { empty, accent, drawing } from './EmptyState.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';
import { useFault } from '../private/faults/fault-group.tsx';

/** A mesob, the woven basket for meals; errors show a jebena, a coffee pot, instead. */
function Mesob() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <path d="M20 36c4-16 15-24 28-24s24 8 28 24z" />
      <path d="M48 12V7m-3 0h6M14 36h68l-5 9H19z" />
      <path d="M33 45l-9 27h48l-9-27" />
      <path
        className={accent}
        d="M27 29l5-5 5 5 6-5 5 5 5-5 6 5 5-5 5 5M32 56l5-4 5 4 6-4 6 4 5-4 5 4"
      />
    </svg>
  );
}

function SearchedMesob() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <circle cx="44" cy="36" r="27" />
      <path d="M64 55l16 17M28 34c3-9 9-13 16-13s13 4 16 13zM36 41l-5 12m21-12l5 12" />
      <path className={accent} d="M31 31l4-4 4 4 5-4 5 4 4-4 4 4" />
    </svg>
  );
}

function Jebena() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <path d="M42 10h12l-2 20c14 4 20 14 20 24 0 12-10 18-24 18s-24-6-24-18c0-10 6-20 20-24z" />
      <path d="M53 16c14-2 22 10 14 24M29 42L16 28l-4 4" />
      <path className={accent} d="M26 50l5-4 5 4 6-4 6 4 6-4 6 4 6-4 4 3M44 22h8" />
    </svg>
  );
}

export interface EmptyStateProps extends CommonProps {
  /** Reason for the missing content. @default 'no-data' */
  variant?: 'no-data' | 'no-match' | 'no-permission' | 'error';
  /** One sentence. @default the variant's sentence */
  title?: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  /** Called by a "Try again" button, with `variant="error"`. */
  onRetry?: () => void;
}

type Words = { title: keyof KitStrings; hint?: keyof KitStrings };

const wordsOf = {
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

/** For a message beside content use `Notice`. Several errors on a page become one message. */
export function EmptyState(props: EmptyStateProps) {
  return props.variant === 'error' ? <FailedPart {...props} /> : <Statement {...props} />;
}

function FailedPart(props: EmptyStateProps) {
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { isFirst, isSaid, several, retry } = useFault(ref, props.onRetry);
  if (isFirst && !isSaid) {
    const words = several && { title: strings.emptyError, hint: several };
    return <Statement {...{ ...props, ...words, ref }} onRetry={retry} />;
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
  const own = wordsOf[variant];
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
