/** The complete map: an operation of the contract that is missing here does not compile. */
import type { OperationId } from '@digis/api-client/contract';
import { authHandlers } from '../modules/auth/auth-handlers.ts';
import { cashbookHandlers } from '../modules/cashbook/cashbook-handlers.ts';
import { clientHandlers } from '../modules/clients/client-handlers.ts';
import { fileHandlers } from '../modules/files/file-handlers.ts';
import { branchHandlers } from '../modules/branches/branch-handlers.ts';
import { calendarHandlers } from '../modules/calendar/calendar-handlers.ts';
import { eventHandlers } from '../modules/events/event-handlers.ts';
import { healthHandlers } from '../modules/health/health-handlers.ts';
import { itemHandlers } from '../modules/items/item-handlers.ts';
import { packageHandlers } from '../modules/packages/package-handlers.ts';
import { tenantHandlers } from '../modules/tenant/tenant-handlers.ts';
import { userHandlers } from '../modules/users/user-handlers.ts';
import type { Handlers } from './handler.ts';
import { pendingOperations } from './pending-operations.ts';

export const builtHandlers = {
  ...authHandlers,
  ...branchHandlers,
  ...calendarHandlers,
  ...cashbookHandlers,
  ...clientHandlers,
  ...eventHandlers,
  ...fileHandlers,
  ...healthHandlers,
  ...itemHandlers,
  ...packageHandlers,
  ...tenantHandlers,
  ...userHandlers,
};

export const handlers = {
  ...pendingOperations,
  ...builtHandlers,
} satisfies Handlers<OperationId>;
