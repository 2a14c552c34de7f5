/** The value of a term whose name contains a figure. */
import type { Locator } from '@playwright/test';
import type { Desk } from '../../support/desk.ts';

export const factOf = ({ root }: Desk, term: string): Locator =>
  root.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
