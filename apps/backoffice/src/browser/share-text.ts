/** Shares a text with the phone's share sheet; a computer copies it. */
export type Shared = 'shared' | 'copied' | 'refused';

/** Has to follow a press at once, or the browser refuses. */
export async function shareText(text: string): Promise<Shared> {
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
