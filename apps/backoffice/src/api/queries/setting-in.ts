import type { Schemas } from '@digis/api-client/contract';

type Setting = Schemas['Setting'];

export const settingIn = (
  settings: readonly Setting[],
  wanted: Setting['name'],
): string | undefined => settings.find(({ name }) => name === wanted)?.value;
