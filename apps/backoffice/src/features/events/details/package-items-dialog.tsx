import type { Schemas } from '@digis/api-client/contract';
import { Button, Dialog, EmptyState, Stack, Text } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { menuOf } from '#api/event-facts.ts';

interface PackageItemsDialogProps {
  readonly event: Schemas['Event'];
  readonly onClose: () => void;
}

export function PackageItemsDialog({ event, onClose }: PackageItemsDialogProps) {
  const { t } = useLingui();
  const items = menuOf(event);
  return (
    <Dialog
      title={t`Package Items (${items.length})`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="soft" onPress={onClose}>
          <Trans>Ok</Trans>
        </Button>
      }
    >
      {items.length === 0 && <EmptyState variant="no-data" />}
      <Stack space="small">
        {items.map(({ id, name }) => (
          <Text key={id}>{name}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
