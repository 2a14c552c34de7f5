import type { Schemas } from '@digis/api-client/contract';
import { Badge, Button, DataTable, FieldGroup, Inline, RowActions } from '@digis/ui';
import type { DataColumn } from '@digis/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useSubmit } from '../../api/use-submit.ts';
import { specMessages } from '../../i18n/spec-messages.ts';
import { InstantText } from '../../lists/instant-text.tsx';
import { listOf } from '../../lists/list-state.ts';
import { useDeviceWords } from '../../i18n/device-words.ts';
import { useEndSessions, useOpenSessions } from './account-data.ts';

type OpenSession = Schemas['OpenSession'];

const words = { done: msg`Signed out there`, failed: specMessages.saveFailed };

export function OpenSessions() {
  const { t } = useLingui();
  const sessions = useOpenSessions();
  const deviceWords = useDeviceWords();
  const placeOf = ({ device, ip }: OpenSession) => `${deviceWords(device)} · ${ip}`;
  const { isBusy, submit } = useSubmit(useEndSessions());
  const others = (sessions.data ?? []).filter(({ current }) => !current);
  return (
    <FieldGroup legend={t`Where you are signed in`} layout="rows">
      <DataTable
        aria-label={t`Where you are signed in`}
        columns={useColumns(placeOf)}
        {...listOf(sessions)}
        getRowId={({ id }) => id}
        getRowName={placeOf}
        rowActions={(session) => (
          <RowActions
            rowName={placeOf(session)}
            actions={
              session.current
                ? []
                : [
                    {
                      id: 'end',
                      label: t`Sign out there`,
                      icon: <LogOut aria-hidden />,
                      onPress: () => void submit({ id: session.id }, words),
                    },
                  ]
            }
          />
        )}
      />
      {others.length > 0 && (
        <Inline>
          <Button
            variant="soft"
            isPending={isBusy}
            onPress={() => void submit({ others: true }, words)}
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}

function useColumns(placeOf: (session: OpenSession) => string): readonly DataColumn<OpenSession>[] {
  const { t } = useLingui();
  return [
    {
      id: 'device',
      header: t`Device | IP`,
      isRowHeader: true,
      cell: (session) => (
        <Inline space="small">
          <span>{placeOf(session)}</span>
          {session.current && <Badge tone="positive">{t`This one`}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'lastSeenAt',
      header: t`Last seen`,
      isFact: true,
      cell: ({ lastSeenAt }) => <InstantText value={lastSeenAt} />,
    },
  ];
}
