// D136
import { toasts } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';

export function useShare() {
  const { t } = useLingui();
  return async (text: string): Promise<boolean> => {
    const outcome = await shareText(text);
    if (outcome === 'copied') toasts.success(t`Copied. Paste it where your people read it.`);
    if (outcome === 'refused') toasts.error(t`It was not shared.`);
    return outcome !== 'refused';
  };
}

type Shared = 'shared' | 'copied' | 'refused';

/** Must be called right after a press, or the browser refuses to share. */
async function shareText(text: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
