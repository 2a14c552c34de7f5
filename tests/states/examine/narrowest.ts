/** The narrowest window of a project: a small phone, or a desk enlarged four times. */
import type { ViewportSize } from '@playwright/test';

const PHONE = { width: 320, height: 568 };
const DESK = { width: 320, height: 256 };

export const narrowest = (viewport: ViewportSize | null): ViewportSize =>
  viewport?.width === 375 ? PHONE : DESK;
