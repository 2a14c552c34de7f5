import { Dialog, EmptyState, Notice, Stack, useRecentMessages } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

export function RecentMessages({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const messages = useRecentMessages();
  return (
    <Dialog isOpen size="small" title={t`Notifications`} onOpenChange={onClose}>
      {messages.length === 0 && <EmptyState title={t`No messages yet`} />}
      <Stack space="small">
        {messages.map(({ id, tone, message, detail }) => (
          <Notice key={id} tone={tone} title={message}>
            {detail}
          </Notice>
        ))}
      </Stack>
    </Dialog>
  );
}
