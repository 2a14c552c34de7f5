import { type ReactNode, useRef } from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import { Button } from '../../Button/Button.tsx';
import { Notice } from '../../Notice/Notice.tsx';
import { useFault } from './fault-group.tsx';

interface DaysFaultProps {
  message: ReactNode;
  onRetry: (() => void) | undefined;
}

export function DaysFault({ message, onRetry }: DaysFaultProps) {
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const { isFirst, isSaid, several, retry } = useFault(ref, onRetry);
  const again = retry && (
    <Button size="small" variant="soft" tone="neutral" onPress={retry}>
      {strings.tryAgain}
    </Button>
  );
  return (
    <div ref={ref}>
      {isFirst &&
        (isSaid ? (
          again
        ) : (
          <Notice
            tone="critical"
            isLive
            title={several ? strings.emptyError : undefined}
            action={again}
          >
            {several ?? message}
          </Notice>
        ))}
    </div>
  );
}
