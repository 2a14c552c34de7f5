import type { Schemas } from '@digis/api-client/contract';
import { Button, Inline, LinkButton, Notice } from '@digis/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOwnBranches } from '#api/queries/records.ts';
import { EarlierImports } from '../earlier/earlier-imports.tsx';
import { StepPart } from '../step-part.tsx';
import type { ImportKind } from '../rows/import-fields.ts';
import type { RowsState } from './use-rows.ts';

const paths: Readonly<Record<ImportKind, string>> = {
  clients: '/clients',
  items: '/items',
  packages: '/packages',
  employees: '/employees',
  vendors: '/vendors',
  events: '/events',
};

interface MadeProps {
  readonly made: Schemas['ImportMade'];
  readonly state: RowsState;
  readonly next: string | undefined;
  readonly onNext: () => void;
  readonly onDone: () => void;
  readonly action: ReactNode;
}

function useListAddress({ columns, rows }: RowsState): string {
  const branches = useOwnBranches().data ?? [];
  const names = new Set(rows.map(({ values }) => values['branch'] ?? columns.branch));
  const [name] = names;
  const branch = names.size === 1 ? branches.find((each) => each.name === name) : undefined;
  const path = paths[columns.kind];
  return branch === undefined ? path : `${path}?branch=${branch.id}`;
}

export function Made({ made, state, next, onNext, onDone, action }: MadeProps) {
  const { t } = useLingui();
  const address = useListAddress(state);
  return (
    <StepPart label={t`Import`} step="made" from="look">
      <Notice tone="positive" isLive>
        <Plural value={made.added} one="# record was added." other="# records were added." />{' '}
        {made.updated > 0 && (
          <Plural
            value={made.updated}
            one="# record was updated."
            other="# records were updated."
          />
        )}{' '}
        {made.skipped > 0 && (
          <Plural value={made.skipped} one="# row was left out." other="# rows were left out." />
        )}
      </Notice>
      <Inline>
        {action}
        <LinkButton href={address} variant="soft">
          <Trans>Look at them in their list</Trans>
        </LinkButton>
        {next === undefined ? (
          <Button tone="brand" onPress={onDone}>
            <Trans>Import another file</Trans>
          </Button>
        ) : (
          <Button tone="brand" onPress={onNext}>
            <Trans>Go on with the sheet {next}</Trans>
          </Button>
        )}
      </Inline>
      <EarlierImports />
    </StepPart>
  );
}
