import type { Schemas } from '@digis/api-client/contract';
import { Button, DescriptionList, Dialog, Text } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { nameOfUser } from '../../api/user-name.ts';
import { changeAddress } from '../../navigation/place.ts';
import { useSubject } from './log-subject.ts';
import { useChangeWords } from '../../log/change-words.tsx';

interface LogChangesProps {
  readonly log: Schemas['ActionLog'];
  readonly title: string;
  readonly onClose: () => void;
}

export function LogChanges({ log, title, onClose }: LogChangesProps) {
  const wordsOf = useChangeWords();
  const subject = useSubject()(log);
  const changes = log.changes ?? [];
  const { device, ip } = log.log_details;
  const { id: user } = log.user;
  const name = nameOfUser(log.user);
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Text isStrong>{subject}</Text>
      <DescriptionList
        items={changes.map((change) => ({
          label: wordsOf(change).label,
          value: <Change change={change} />,
        }))}
      />
      <Text size="small" tone="muted">
        {[device, ip].filter(Boolean).join(' | ')}
      </Text>
      {user !== undefined && (
        <Button
          size="small"
          variant="soft"
          onPress={() => changeAddress({ user, topic: null, dialog: null, id: null })}
        >
          <Trans>Only what {name} did</Trans>
        </Button>
      )}
    </Dialog>
  );
}

function Change({ change }: { readonly change: Schemas['LogChange'] }) {
  const { before, after } = useChangeWords()(change);
  return before === undefined ? (
    after
  ) : (
    <>
      {before} → {after}
    </>
  );
}
