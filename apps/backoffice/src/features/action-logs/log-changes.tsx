/** What an edit changed, field by field: what it was, and what it became. */
import type { Schemas } from '@digis/api-client/contract';
import { DescriptionList, Dialog, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { labelOfField } from './log-fields.ts';
import { useSubject } from './log-subject.ts';
import { isMoney, useLogValue } from './log-values.tsx';

export interface LogChangesProps {
  readonly log: Schemas['ActionLog'];
  /** The action in words. */
  readonly title: string;
  readonly onClose: () => void;
}

export function LogChanges({ log, title, onClose }: LogChangesProps) {
  const { i18n } = useLingui();
  const subject = useSubject()(log);
  const changes = log.changes ?? [];
  const { device, ip } = log.log_details;
  const nameOf = (field: string) => {
    const label = labelOfField(field);
    return label ? i18n._(label) : field;
  };
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Text isStrong>{subject}</Text>
      <DescriptionList
        items={changes.map((change) => ({
          label: nameOf(change.field),
          value: <Change change={change} />,
        }))}
      />
      <Text size="small" tone="muted">
        {[device, ip].filter(Boolean).join(' | ')}
      </Text>
    </Dialog>
  );
}

/** A sum that was paid, a rule that was broken, rows that were exported: nothing stood there before. */
const isDeed = ({ field, before = '' }: Schemas['LogChange']): boolean =>
  field === 'self_approved' || field === 'rows' || (isMoney(field) && before === '');

function Change({ change }: { readonly change: Schemas['LogChange'] }) {
  const valueOf = useLogValue();
  const { field, before, after } = change;
  if (before === undefined || after === undefined) return <Trans>(not shown)</Trans>;
  if (isDeed(change)) return valueOf(field, after);
  // The conflict that was accepted: who it was, and where else they are needed.
  if (field === 'force') return `${after} (${before})`;
  return (
    <>
      {valueOf(field, before)} → {valueOf(field, after)}
    </>
  );
}
