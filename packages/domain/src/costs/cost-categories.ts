/** Cost categories in display order; a cost without one counts as `other`. D129 */
export const costCategories = [
  'food',
  'transport',
  'rent',
  'fuel',
  'decoration',
  'wages',
  'tax',
  'other',
] as const;

export type CostCategory = (typeof costCategories)[number];

export const isCostCategory = (text: string): text is CostCategory =>
  costCategories.some((category) => category === text);
