import type { Row } from '../row.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { eventRows } from './event-rows.ts';
import { kitchenRows } from './kitchen-rows.ts';
import { eventWorkRows } from './event-work-rows.ts';
import { importRows } from './import-rows.ts';
import { ledgerRows } from './ledger-rows.ts';
import { moneyRows } from './money-rows.ts';
import { peopleRows } from './people-rows.ts';
import { pettyRows } from './petty-rows.ts';
import { reportRows } from './report-rows.ts';
import { sessionRows } from './session-rows.ts';
import { taxRows } from './tax-rows.ts';

export const rows: readonly Row[] = [
  ...sessionRows,
  ...eventRows,
  ...kitchenRows,
  ...eventWorkRows,
  ...catalogueRows,
  ...peopleRows,
  ...moneyRows,
  ...pettyRows,
  ...ledgerRows,
  ...reportRows,
  ...taxRows,
  ...importRows,
];
