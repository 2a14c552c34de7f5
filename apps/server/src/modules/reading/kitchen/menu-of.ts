import type { KitchenRecord } from './kitchen-records.ts';

export const menuOf = ({ package: offer, items }: Pick<KitchenRecord, 'package' | 'items'>) =>
  offer?.items ?? items;
