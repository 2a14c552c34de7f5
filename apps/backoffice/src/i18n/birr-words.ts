import { formatBirr } from '@digis/domain';
import { useLanguage } from './language.ts';

export function useBirrWords(): (amount: number) => string {
  const locale = useLanguage();
  return (amount) => formatBirr(amount, { locale });
}
