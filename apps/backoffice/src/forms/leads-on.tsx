import { Link, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useCan } from '../auth/user.tsx';

interface LeadsOnProps {
  readonly to: 'branches' | 'packages';
  readonly rows: readonly unknown[];
}

export function LeadsOn({ to, rows }: LeadsOnProps) {
  const { t } = useLingui();
  const can = useCan();
  const ways: Record<typeof to, { none: string; add: string; isOpen: boolean }> = {
    branches: { none: t`No branch yet`, add: t`Add a branch`, isOpen: can('Branches') },
    packages: { none: t`No package yet`, add: t`Add a package`, isOpen: can('Packages') },
  };
  if (rows.length > 0) return null;
  const { none, add, isOpen } = ways[to];
  return (
    <Text size="small" tone="muted">
      {none}
      {isOpen && (
        <>
          {' · '}
          <Link href={`/${to}?dialog=add`}>{add}</Link>
        </>
      )}
    </Text>
  );
}
