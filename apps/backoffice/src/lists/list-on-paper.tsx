import { OnPaper } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOwnBranches } from '../api/queries/records.ts';
import { useUser } from '../auth/user.tsx';
import { useIdParameter } from '../navigation/use-address.ts';

interface ListOnPaperProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function ListOnPaper(props: ListOnPaperProps) {
  const { role, branch } = useUser();
  return role === 'admin' ? (
    <ListOfChosenBranch {...props} />
  ) : (
    <Head {...props} branch={branch?.name} />
  );
}

function ListOfChosenBranch(props: ListOnPaperProps) {
  const { t } = useLingui();
  const { value } = useIdParameter('branch');
  const { data = [] } = useOwnBranches();
  const name = data.find(({ id }) => id === value)?.name;
  return <Head {...props} branch={value === null ? t`All branches` : name} />;
}

const Head = ({
  title,
  branch,
  children,
}: ListOnPaperProps & { readonly branch?: string | undefined }) => (
  <OnPaper
    title={
      <>
        {title}
        {branch !== undefined && ` · ${branch}`}
      </>
    }
  >
    {children}
  </OnPaper>
);
