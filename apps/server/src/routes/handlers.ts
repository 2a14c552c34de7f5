/** The complete map: an operation of the contract that is missing here does not compile. */
import type { OperationId } from '@digis/api-client/contract';
import { actionLogHandlers } from '../modules/action-logs/action-log-handlers.ts';
import { exportHandlers } from '../modules/action-logs/export-handlers.ts';
import { agreementHandlers } from '../modules/agreements/agreement-handlers.ts';
import { assignmentHandlers } from '../modules/assignments/assignment-handlers.ts';
import { authHandlers } from '../modules/auth/auth-handlers.ts';
import { passwordHandlers } from '../modules/auth/password-handlers.ts';
import { sessionHandlers } from '../modules/auth/session-handlers.ts';
import { twoFactorHandlers } from '../modules/auth/two-factor-handlers.ts';
import { branchHandlers } from '../modules/branches/branch-handlers.ts';
import { calendarHandlers } from '../modules/calendar/calendar-handlers.ts';
import { cashbookHandlers } from '../modules/cashbook/cashbook-handlers.ts';
import { clientHandlers } from '../modules/clients/client-handlers.ts';
import { deliverableHandlers } from '../modules/deliverables/deliverable-handlers.ts';
import { employeeLedgerHandlers } from '../modules/employee-ledger/employee-ledger-handlers.ts';
import { employeeHandlers } from '../modules/employees/employee-handlers.ts';
import { eventHandlers } from '../modules/events/event-handlers.ts';
import { fileHandlers } from '../modules/files/file-handlers.ts';
import { healthHandlers } from '../modules/health/health-handlers.ts';
import { metricsHandlers } from '../modules/health/metrics-handlers.ts';
import { itemHandlers } from '../modules/items/item-handlers.ts';
import { packageHandlers } from '../modules/packages/package-handlers.ts';
import { pettyCashHandlers } from '../modules/petty-cash/petty-cash-handlers.ts';
import { settingHandlers } from '../modules/settings/setting-handlers.ts';
import { messageHandlers } from '../modules/sms/message-handlers.ts';
import { tenantHandlers } from '../modules/settings/tenant-handlers.ts';
import { userHandlers } from '../modules/users/user-handlers.ts';
import { vendorLedgerHandlers } from '../modules/vendor-ledger/vendor-ledger-handlers.ts';
import { vendorHandlers } from '../modules/vendors/vendor-handlers.ts';
import type { Handlers } from '../contract/handler.ts';

export const handlers = {
  ...actionLogHandlers,
  ...agreementHandlers,
  ...assignmentHandlers,
  ...authHandlers,
  ...branchHandlers,
  ...calendarHandlers,
  ...cashbookHandlers,
  ...clientHandlers,
  ...deliverableHandlers,
  ...employeeHandlers,
  ...employeeLedgerHandlers,
  ...eventHandlers,
  ...exportHandlers,
  ...fileHandlers,
  ...healthHandlers,
  ...itemHandlers,
  ...messageHandlers,
  ...metricsHandlers,
  ...packageHandlers,
  ...passwordHandlers,
  ...pettyCashHandlers,
  ...sessionHandlers,
  ...settingHandlers,
  ...tenantHandlers,
  ...twoFactorHandlers,
  ...userHandlers,
  ...vendorHandlers,
  ...vendorLedgerHandlers,
} satisfies Handlers<OperationId>;
