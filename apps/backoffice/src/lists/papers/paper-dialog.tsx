import { Button, Dialog, EmptyState, Inline, Skeleton, Stack } from '@digis/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBothLanguages } from '../../i18n/both-languages.ts';

interface PaperDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly renderPaper: ((say: (words: MessageDescriptor) => string) => ReactNode) | undefined;
  readonly hasFailed?: boolean;
  readonly onRetry?: () => void;
  readonly acts?: ReactNode;
  readonly notice?: ReactNode;
  readonly instead?: ReactNode;
}

export function PaperDialog(props: PaperDialogProps) {
  const { title, onClose, renderPaper, hasFailed = false, onRetry, acts, notice, instead } = props;
  const { t } = useLingui();
  const words = useBothLanguages();
  const { say } = words;
  const retry = () => {
    onRetry?.();
    words.retry();
  };
  return (
    <Dialog title={title} size="large" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {instead ??
        (hasFailed || words.hasFailed ? (
          <EmptyState variant="error" onRetry={retry} />
        ) : renderPaper && say ? (
          <Stack>
            <Inline justify="end">
              {acts}
              <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
                <Trans>Print</Trans>
              </Button>
            </Inline>
            {notice}
            {renderPaper(say)}
          </Stack>
        ) : (
          <Skeleton shape="text" count={8} label={t`Loading`} />
        ))}
    </Dialog>
  );
}
