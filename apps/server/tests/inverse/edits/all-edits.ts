/** All edits, and the reasons why other calls have none. */
import type { OperationId } from '@digis/api-client/contract';
import type { Edit } from '../edit.ts';
import { catalogueEdits } from './catalogue-edits.ts';
import { enquiryEdits } from './enquiry-edits.ts';
import { eventEdits } from './event-edits.ts';
import { peopleEdits } from './people-edits.ts';
import { settingsEdits } from './settings-edits.ts';

export const edits: readonly Edit[] = [
  ...eventEdits,
  ...enquiryEdits,
  ...catalogueEdits,
  ...peopleEdits,
  ...settingsEdits,
];

export const noEdits: Partial<Record<OperationId, string>> = {
  confirmTwoFactor: 'takes the code of the moment, which nothing reads',
  payEmployee: 'pays; the same again pays again',
  payVendor: 'pays; the same again pays again',
  resolveTransaction: 'resolves a claim, once',
  addToPettyCash: 'adds money; the same again adds again',
};
