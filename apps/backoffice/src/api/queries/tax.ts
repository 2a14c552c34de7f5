// D170
import type { TaxMode } from '@digis/domain';
import { useRead } from '../hooks.ts';
import { settingIn } from './setting-in.ts';

/** All tax rules, by name, the newest first. D170 */
export const useTaxRules = (options: { readonly isEnabled?: boolean } = {}) =>
  useRead('/tax-rules', { ...options, pick: ({ rules }) => rules });

export const useVatMode = () =>
  useRead('/settings', {
    pick: ({ settings }): TaxMode => {
      const mode = settingIn(settings, 'vat');
      return mode === 'included' || mode === 'on_top' ? mode : 'off';
    },
  });
