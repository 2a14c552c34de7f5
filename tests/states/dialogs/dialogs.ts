/** Every dialog of the app. */
import { cashDialogs } from './cash-dialogs.ts';
import type { DialogCase } from './dialog-case.ts';
import { eventDialogs } from './event-dialogs.ts';
import { listDialogs } from './list-dialogs.ts';
import { ownDialogs } from './own-dialogs.ts';

export const dialogs: readonly DialogCase[] = [
  ...eventDialogs,
  ...cashDialogs,
  ...listDialogs,
  ...ownDialogs,
];
