import type { ReactNode } from 'react';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { useIsFromServer } from '../private/page-state.ts';
import { scripted, unscripted } from './Wizard.css.ts';

interface StepActionsProps {
  isFirst: boolean;
  isLast: boolean;
  isPending: boolean | undefined;
  submitLabel: ReactNode;
  onBack: () => void;
}

export function StepActions({ isFirst, isLast, isPending, ...rest }: StepActionsProps) {
  const { submitLabel, onBack } = rest;
  const strings = useKitStrings();
  const isFromServer = useIsFromServer();
  return (
    <>
      {!isFirst && (
        <span className={scripted}>
          <Button variant="quiet" onPress={onBack}>
            {strings.stepBack}
          </Button>
        </span>
      )}
      <span className={isLast ? undefined : scripted}>
        <Button type="submit" isPending={isPending && isLast}>
          {isLast ? submitLabel : strings.stepOn}
        </Button>
      </span>
      {isFromServer && !isLast && (
        <span className={unscripted}>
          <Button type="submit">{submitLabel}</Button>
        </span>
      )}
    </>
  );
}
