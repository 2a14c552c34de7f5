import { LinkButton, Notice } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnBranches } from '#api/queries/records.ts';
import { useCan } from '#auth/user.tsx';

/** Said before the file is chosen: adding a branch leaves this screen. */
export function NoBranch() {
  const can = useCan();
  const branches = useOwnBranches().data;
  if (branches?.length !== 0) return null;
  return (
    <Notice
      tone="caution"
      action={
        can('Branches') && (
          <LinkButton size="small" variant="soft" href="/branches?dialog=add">
            <Trans>Add a branch</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>
        There is no branch yet. Clients and events belong to a branch, so add it before you bring
        them in.
      </Trans>
    </Notice>
  );
}
