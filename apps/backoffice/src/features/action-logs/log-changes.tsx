/** What an edit changed, field by field: what it was, and what it became. */
import type { Schemas } from '@digis/api-client/contract';
import { DescriptionList, Dialog, Text } from '@digis/ui';
import { useSubject } from './log-subject.ts';
import { useChangeWords } from '../../log/change-words.tsx';

export interface LogChangesProps {
  readonly log: Schemas['ActionLog'];
  /** The action in words. */
  readonly title: string;
  readonly onClose: () => void;
}

export function LogChanges({ log, title, onClose }: LogChangesProps) {
  const wordsOf = useChangeWords();
  const subject = useSubject()(log);
  const changes = log.changes ?? [];
  const { device, ip } = log.log_details;
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
