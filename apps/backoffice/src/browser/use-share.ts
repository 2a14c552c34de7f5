// D136
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import { shareText } from './share-text.ts';

export function useShare() {
  const { t } = useLingui();
  return async (text: string): Promise<boolean> => {
    const outcome = await shareText(text);
    if (outcome === 'copied') toasts.success(t`Copied. Paste it where your people read it.`);
    if (outcome === 'refused') toasts.error(t`It was not shared.`);
    return outcome !== 'refused';
  };
}
