/** The whole of the specification, row by row: what is seen where, and what is proved by which test. */
import { behaviourRows } from './checklist/behaviour.ts';
import { moneyBehaviourRows } from './checklist/behaviour-of-money.ts';
import { calendarPlaces } from './checklist/calendar.ts';
import { cashbookPlaces } from './checklist/cashbook.ts';
import { catalogueListPlaces } from './checklist/catalogue-lists.ts';
import { constantRows } from './checklist/constants.ts';
import { eventDecisions } from './checklist/decisions-events.ts';
import { moneyDecisions } from './checklist/decisions-money.ts';
import { laterDecisions } from './checklist/decisions-more.ts';
import { peopleDecisions } from './checklist/decisions-people.ts';
import { shellDecisions } from './checklist/decisions-shell.ts';
import { eventDialogPlaces } from './checklist/event-form.ts';
import { eventPlaces } from './checklist/events.ts';
import { gateRows } from './checklist/gates.ts';
import { issueRows } from './checklist/issue.ts';
import { messageRows } from './checklist/messages.ts';
import { peoplePlaces } from './checklist/people.ts';
import type { ProvedRow } from './checklist/proved.ts';
import type { SeenPlace } from './checklist/seen.ts';
import { menuPlaces, shellPlaces } from './checklist/shell.ts';
import { validationRows } from './checklist/validation.ts';
import { settingPlaces, userPlaces, vendorPlaces } from './checklist/vendors-users-settings.ts';

export const seenPlaces: readonly SeenPlace[] = [
  ...menuPlaces,
  ...shellPlaces,
  ...calendarPlaces,
  ...eventPlaces,
  ...eventDialogPlaces,
  ...cashbookPlaces,
  ...peoplePlaces,
  ...catalogueListPlaces,
  ...vendorPlaces,
  ...userPlaces,
  ...settingPlaces,
];

export const provedRows: readonly ProvedRow[] = [
  ...behaviourRows,
  ...moneyBehaviourRows,
  ...validationRows,
  ...gateRows,
  ...messageRows,
  ...constantRows,
  ...shellDecisions,
  ...eventDecisions,
  ...peopleDecisions,
  ...moneyDecisions,
  ...laterDecisions,
  ...issueRows,
];
