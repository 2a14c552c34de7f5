/**
 * Runs in a story's page, so it has no outer references. Storybook's own phase is `finished` even
 * after an error in the play.
 * @returns null while the story renders or plays
 */
export function storyPhase(): 'finished' | 'failed' | 'errored' | 'aborted' | null {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const last: unknown =
    typeof channel === 'object' && channel && Reflect.get(channel, 'last').bind(channel);
  if (typeof last === 'function' && Boolean(last('playFunctionThrewException'))) return 'failed';
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render: unknown =
    typeof preview === 'object' && preview && Reflect.get(preview, 'currentRender');
  const phase: unknown = typeof render === 'object' && render && Reflect.get(render, 'phase');
  return (['finished', 'errored', 'aborted'] as const).find((end) => end === phase) ?? null;
}
