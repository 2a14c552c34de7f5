/** The handlers of all operations. If one is missing, this file does not compile. */
import type { OperationId } from '@digis/api-client/contract';
import { actionLogHandlers } from '../modules/bookings/log-reader/action-log-handlers.ts';
import { exportHandlers } from '../modules/bookings/log-reader/export-handlers.ts';
import { agreementHandlers } from '../modules/bookings/agreements/agreement-handlers.ts';
import { signedPaperHandlers } from '../modules/bookings/agreements/signed-paper.ts';
import { assignmentHandlers } from '../modules/bookings/assignments/assignment-handlers.ts';
import { authHandlers } from '../modules/records/sign-in/auth-handlers.ts';
import { passwordHandlers } from '../modules/records/sign-in/password-handlers.ts';
import { sessionHandlers } from '../modules/records/sign-in/session-handlers.ts';
import { twoFactorHandlers } from '../modules/records/sign-in/two-factor-handlers.ts';
import { branchHandlers } from '../modules/records/branches/branch-handlers.ts';
import { cancelHandlers } from '../modules/bookings/cancelling/cancel-handlers.ts';
import { calendarHandlers } from '../modules/bookings/calendar/calendar-handlers.ts';
import { cashbookHandlers } from '../modules/money/cashbook/cashbook-handlers.ts';
import { clientPaperHandlers } from '../modules/reading/client-paper/client-paper-handlers.ts';
import { clientHandlers } from '../modules/records/clients/client-handlers.ts';
import { copyHandlers } from '../modules/records/copies/copy-handlers.ts';
import { deliverableHandlers } from '../modules/bookings/deliverables/deliverable-handlers.ts';
import { glAccountHandlers } from '../modules/reading/envelope/accounts/gl-account-handlers.ts';
import { envelopeHandlers } from '../modules/reading/envelope/envelope-handlers.ts';
import { employeeLedgerHandlers } from '../modules/money/ledgers/employee-ledger-handlers.ts';
import { employeeHandlers } from '../modules/records/employees/employee-handlers.ts';
import { enquiryHandlers } from '../modules/bookings/enquiries/enquiry-handlers.ts';
import { eventListHandlers } from '../modules/bookings/event-list/event-list-handlers.ts';
import { eventHandlers } from '../modules/bookings/events/event-handlers.ts';
import { fileHandlers } from '../modules/records/uploads/file-handlers.ts';
import { healthHandlers, metricsHandlers } from '../modules/reading/health/health-handlers.ts';
import { importHandlers } from '../modules/way-in/imports/import-handlers.ts';
import { itemHandlers } from '../modules/records/items/item-handlers.ts';
import { kitchenHandlers } from '../modules/reading/kitchen/kitchen-handlers.ts';
import { packageHandlers } from '../modules/records/packages/package-handlers.ts';
import { pettyCashHandlers } from '../modules/money/petty-cash/petty-cash-handlers.ts';
import { moneyPlaceHandlers } from '../modules/books/money-places/money-place-handlers.ts';
import { payDayHandlers } from '../modules/money/pay-day/pay-day-handlers.ts';
import { placeHandlers } from '../modules/bookings/places/place-handlers.ts';
import { payableHandlers } from '../modules/money/payables/payable-handlers.ts';
import { overviewHandlers } from '../modules/reading/overview/overview-handlers.ts';
import { costHandlers } from '../modules/money/costs/cost-handlers.ts';
import { reportHandlers } from '../modules/reading/reports/report-handlers.ts';
import { reviewHandlers } from '../modules/reading/review/review-handlers.ts';
import { proformaHandlers } from '../modules/bookings/proformas/proforma-handlers.ts';
import { receivableHandlers } from '../modules/money/receivables/receivable-handlers.ts';
import { searchHandlers } from '../modules/reading/search/search-handlers.ts';
import { firstStepHandlers } from '../modules/records/settings/first-steps.ts';
import { settingHandlers, tenantHandlers } from '../modules/records/settings/setting-handlers.ts';
import { messageHandlers } from '../modules/bookings/sms/message-handlers.ts';
import { openingHandlers } from '../modules/money/till/opening/opening-handlers.ts';
import { tillHandlers } from '../modules/money/till/till-handlers.ts';
import { taxHandlers } from '../modules/money/tax/tax-handlers.ts';
import { taxRuleHandlers } from '../modules/bookings/tax-rules/tax-rule-handlers.ts';
import { userHandlers } from '../modules/records/users/user-handlers.ts';
import { vendorLedgerHandlers } from '../modules/money/ledgers/vendor-ledger-handlers.ts';
import { vendorHandlers } from '../modules/records/vendors/vendor-handlers.ts';
import type { Handlers } from '../contract/handler.ts';

export const handlers = {
  ...actionLogHandlers,
  ...agreementHandlers,
  ...signedPaperHandlers,
  ...assignmentHandlers,
  ...authHandlers,
  ...branchHandlers,
  ...calendarHandlers,
  ...cancelHandlers,
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
