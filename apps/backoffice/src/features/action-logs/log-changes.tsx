/** What an edit changed, field by field: what it was, and what it became. */
import type { Schemas } from '@digis/api-client/contract';
import { DescriptionList, Dialog, Text } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

export interface LogChangesProps {
  readonly log: Schemas['ActionLog'];
  /** The action in words. */
  readonly title: string;
  readonly onClose: () => void;
}

export function LogChanges({ log, title, onClose }: LogChangesProps) {
  const { t } = useLingui();
  const changes = log.changes ?? [];
  const shown = (text: string | undefined) => (text === undefined ? t`(not shown)` : text || '—');
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Text isStrong>{log.subject}</Text>
      <DescriptionList
        items={changes.map(({ field, before, after }) => ({
          label: field,
          value:
            before === undefined && after === undefined
              ? t`(not shown)`
              : t`${shown(before)} → ${shown(after)}`,
        }))}
      />
    </Dialog>
  );
}
