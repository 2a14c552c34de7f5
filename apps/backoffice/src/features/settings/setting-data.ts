import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';

type SettingName = Schemas['Setting']['name'];
export type Settings = Partial<Record<SettingName, string>>;

export const useSettings = () =>
  useRead('/settings', {
    pick: ({ settings }): Settings =>
      Object.fromEntries(settings.map(({ name, value }) => [name, value])),
  });

export const useSaveSettings = () =>
  useWrite('post', '/settings', { also: ['/tenant', '/user-info'] });

export const usePreviewTemplate = () => useWrite('post', '/settings/preview');
