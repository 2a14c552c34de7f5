import { Link, Stack, Text } from '@digis/ui';
import type { ReactNode } from 'react';

interface WeekLineProps {
  readonly name: ReactNode;
  readonly href: string | undefined;
  readonly detail: ReactNode;
}

export function WeekLine({ name, href, detail }: WeekLineProps) {
  return (
    <Stack space="xxsmall">
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link href={href} isStandalone>
          {name}
        </Link>
      )}
      <Text size="small" tone="muted">
        {detail}
      </Text>
    </Stack>
  );
}
