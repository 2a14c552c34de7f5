import { Inline, Stack, Text } from '@digis/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/hooks.ts';
import { useUser } from '../../auth/user.tsx';

interface PaperHeadProps {
  readonly branch: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

export function PaperHead({ branch, title, children }: PaperHeadProps) {
  const { short_name } = useUser().tenant;
  const { data: tenant } = useRead('/tenant');
  return (
    <Inline justify="between" align="start">
      <Stack space="xxsmall">
        <Text isStrong>{tenant?.name ?? short_name}</Text>
        <Text size="small">{branch}</Text>
      </Stack>
      <Stack space="xxsmall" align="end">
        <Text isStrong>{title}</Text>
        {children}
      </Stack>
    </Inline>
  );
}
