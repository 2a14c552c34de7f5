import { Select } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { useRead } from '#api/hooks.ts';
import { useParameter } from '#navigation/use-address.ts';

const ALL = 'all';

interface ChosenBranch {
  readonly id: string | null;
  readonly choose: (id: string | null) => void;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export function useChosenBranch(): ChosenBranch {
  const { value, choose } = useParameter('branch');
  const { data: branches = [] } = useRead('/branch', {
    query: { forEvent: '1' },
    pick: (answer) => answer.branches,
  });
  const first = branches[0];
  const isKnown = branches.some(({ id }) => String(id) === value);
  const id = value === ALL ? null : isKnown ? value : first ? String(first.id) : null;
  return { id, choose, branches };
}

export function BranchChoice({ id, choose, branches }: ChosenBranch) {
  const { t } = useLingui();
  if (branches.length < 2) return null;
  return (
    <Select
      aria-label={t`Branch`}
      items={[
        ...branches.map((branch) => ({ id: String(branch.id), label: branch.name })),
        { id: ALL, label: t`All branches` },
      ]}
      value={id ?? ALL}
      onChange={choose}
    />
  );
}
