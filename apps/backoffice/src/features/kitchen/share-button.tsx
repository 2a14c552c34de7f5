// D136
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useShare } from '#browser/use-share.ts';
import type { KitchenPaperProps } from './kitchen-paper.tsx';
import { sheetText } from './sheet-text.ts';

export function ShareButton(paper: KitchenPaperProps) {
  const share = useShare();
  return (
    <Button
      variant="soft"
      icon={<Share2 aria-hidden />}
      onPress={() => void share(sheetText(paper))}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
