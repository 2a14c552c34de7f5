/** The handler of every operation; one that is missing does not compile. */
import type { OperationId } from '@digis/api-client/contract';
import { actionLogHandlers } from '../modules/log-reader/action-log-handlers.ts';
import { exportHandlers } from '../modules/log-reader/export-handlers.ts';
import { agreementHandlers } from '../modules/agreements/agreement-handlers.ts';
import { signedPaperHandlers } from '../modules/agreements/signed-paper.ts';
import { assignmentHandlers } from '../modules/assignments/assignment-handlers.ts';
import { authHandlers } from '../modules/sign-in/auth-handlers.ts';
import { passwordHandlers } from '../modules/sign-in/password-handlers.ts';
import { sessionHandlers } from '../modules/sign-in/session-handlers.ts';
import { twoFactorHandlers } from '../modules/sign-in/two-factor-handlers.ts';
import { branchHandlers } from '../modules/branches/branch-handlers.ts';
import { calendarHandlers } from '../modules/calendar/calendar-handlers.ts';
import { cashbookHandlers } from '../modules/cashbook/cashbook-handlers.ts';
import { clientPaperHandlers } from '../modules/client-paper/client-paper-handlers.ts';
import { clientHandlers } from '../modules/clients/client-handlers.ts';
import { copyHandlers } from '../modules/copies/copy-handlers.ts';
import { deliverableHandlers } from '../modules/deliverables/deliverable-handlers.ts';
import { glAccountHandlers } from '../modules/envelope/accounts/gl-account-handlers.ts';
import { envelopeHandlers } from '../modules/envelope/envelope-handlers.ts';
import { employeeLedgerHandlers } from '../modules/ledgers/employee-ledger-handlers.ts';
import { employeeHandlers } from '../modules/employees/employee-handlers.ts';
import { enquiryHandlers } from '../modules/enquiries/enquiry-handlers.ts';
import { eventListHandlers } from '../modules/event-list/event-list-handlers.ts';
import { eventHandlers } from '../modules/events/event-handlers.ts';
import { fileHandlers } from '../modules/uploads/file-handlers.ts';
import { healthHandlers, metricsHandlers } from '../modules/health/health-handlers.ts';
import { importHandlers } from '../modules/imports/import-handlers.ts';
import { itemHandlers } from '../modules/items/item-handlers.ts';
import { kitchenHandlers } from '../modules/kitchen/kitchen-handlers.ts';
import { packageHandlers } from '../modules/packages/package-handlers.ts';
import { pettyCashHandlers } from '../modules/petty-cash/petty-cash-handlers.ts';
import { moneyPlaceHandlers } from '../modules/money-places/money-place-handlers.ts';
import { payDayHandlers } from '../modules/pay-day/pay-day-handlers.ts';
import { placeHandlers } from '../modules/places/place-handlers.ts';
import { payableHandlers } from '../modules/payables/payable-handlers.ts';
import { overviewHandlers } from '../modules/overview/overview-handlers.ts';
import { costHandlers } from '../modules/costs/cost-handlers.ts';
import { reportHandlers } from '../modules/reports/report-handlers.ts';
import { reviewHandlers } from '../modules/review/review-handlers.ts';
import { proformaHandlers } from '../modules/proformas/proforma-handlers.ts';
import { receivableHandlers } from '../modules/receivables/receivable-handlers.ts';
import { searchHandlers } from '../modules/search/search-handlers.ts';
import { firstStepHandlers } from '../modules/settings/first-steps.ts';
import { settingHandlers, tenantHandlers } from '../modules/settings/setting-handlers.ts';
import { messageHandlers } from '../modules/sms/message-handlers.ts';
import { openingHandlers } from '../modules/till/opening/opening-handlers.ts';
import { tillHandlers } from '../modules/till/till-handlers.ts';
import { taxHandlers } from '../modules/tax/tax-handlers.ts';
import { taxRuleHandlers } from '../modules/tax/tax-rule-handlers.ts';
import { userHandlers } from '../modules/users/user-handlers.ts';
import { vendorLedgerHandlers } from '../modules/ledgers/vendor-ledger-handlers.ts';
import { vendorHandlers } from '../modules/vendors/vendor-handlers.ts';
import type { Handlers } from '../contract/handler.ts';

export const handlers = {
  ...actionLogHandlers,
  ...agreementHandlers,
  ...signedPaperHandlers,
  ...assignmentHandlers,
  ...authHandlers,
  ...branchHandlers,
  ...calendarHandlers,
  ...cashbookHandlers,
  ...clientHandlers,
  ...clientPaperHandlers,
  ...copyHandlers,
  ...deliverableHandlers,
  ...employeeHandlers,
  ...employeeLedgerHandlers,
  ...enquiryHandlers,
  ...envelopeHandlers,
  ...eventHandlers,
  ...eventListHandlers,
  ...exportHandlers,
  ...fileHandlers,
  ...glAccountHandlers,
  ...healthHandlers,
  ...importHandlers,
  ...itemHandlers,
  ...kitchenHandlers,
  ...messageHandlers,
  ...moneyPlaceHandlers,
  ...metricsHandlers,
  ...packageHandlers,
  ...passwordHandlers,
  ...payableHandlers,
  ...payDayHandlers,
  ...placeHandlers,
  ...pettyCashHandlers,
  ...overviewHandlers,
  ...costHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...proformaHandlers,
  ...receivableHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...settingHandlers,
  ...taxHandlers,
  ...taxRuleHandlers,
  ...firstStepHandlers,
  ...tenantHandlers,
  ...openingHandlers,
  ...tillHandlers,
  ...twoFactorHandlers,
  ...userHandlers,
  ...vendorHandlers,
  ...vendorLedgerHandlers,
} satisfies Handlers<OperationId>;
