export type Shared = 'shared' | 'copied' | 'refused';

/** Must run right after a press, or the browser refuses. */
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
