/** Shares the paper as text through the phone, or copies it. SPEC: D136 */
import { Button, toasts } from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { shareText } from '../../browser/share-text.ts';
import type { KitchenPaperProps } from './kitchen-paper.tsx';
import { sheetText } from './sheet-text.ts';

export function ShareButton(paper: KitchenPaperProps) {
  const { t } = useLingui();
  const share = async () => {
    const outcome = await shareText(sheetText(paper));
    if (outcome === 'copied') toasts.success(t`Copied. Paste it where your people read it.`);
    if (outcome === 'refused') toasts.error(t`It was not shared.`);
  };
  return (
    <Button variant="soft" icon={<Share2 aria-hidden />} onPress={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
