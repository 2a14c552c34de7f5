/** Generated from openapi.yaml by scripts/generate.ts: change that, not this. */

import type { Permission } from './permissions.ts';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Any of the listed permissions opens the call. */
  permission: 'none' | 'any' | readonly Permission[];
  /** Needed as well, every one of them. */
  permissionAll?: readonly Permission[];
  /** By query or body field and its value; '*' is any value, '' is absent. Every rule that applies has to be met. */
  permissionBy?: Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;
  /** Needs a password that was typed lately: always, or where one of these body fields says something. */
  needsProof?: true | readonly string[];
  /** Open to a session that has to set a password or a second factor first. */
  restrictedSession?: boolean;
  /** Books something, so a tenant may ask for an Idempotency-Key with it. */
  movesMoney?: boolean;
  /** The handler begins its own transaction. */
  ownTransaction?: boolean;
  /** Sums up the books, so a replica may answer it. */
  isReport?: boolean;
  /** Rows of a full page; a shorter one is the last. */
  pageSize?: number;
  /** Of a full page where this query field is given. */
  pageSizeWith?: Readonly<Record<string, number>>;
  /** The number of the first page, where it is not 1. */
  firstPage?: number;
  /** Bytes that a body may have, where it is not what every form may. */
  bodyLimit?: number;
  /** A write that runs also while the disk of the server is full. */
  allowedWhenFull?: boolean;
  /** Does not wait behind other calls for a connection to the database. */
  fastLane?: boolean;
  /** Stores the page that it answers with: an Idempotency-Key keeps its id only, and the page is read again. */
  storedPage?: boolean;
  /** Takes a form with an image, and not JSON. */
  takesForm?: boolean;
  /** The media type of the answer, where it is not JSON. */
  answer?: string;
}

export const operations = {
  login: {
    method: 'post',
    path: '/login',
    permission: 'none',
    bodyLimit: 4096,
    allowedWhenFull: true,
    fastLane: true,
  },
  logout: {
    method: 'post',
    path: '/logout',
    permission: 'any',
    restrictedSession: true,
    allowedWhenFull: true,
  },
  heartbeat: {
    method: 'post',
    path: '/heartbeat',
    permission: 'any',
    restrictedSession: true,
    allowedWhenFull: true,
  },
  changePassword: {
    method: 'post',
    path: '/password',
    permission: 'any',
    restrictedSession: true,
    ownTransaction: true,
  },
  proveAgain: {
    method: 'post',
    path: '/reauth',
    permission: 'any',
    restrictedSession: true,
    ownTransaction: true,
  },
  listSessions: { method: 'get', path: '/sessions', permission: 'any' },
  endSessions: { method: 'delete', path: '/sessions', permission: 'any' },
  readTwoFactor: { method: 'get', path: '/two-factor', permission: 'any', restrictedSession: true },
  beginTwoFactor: {
    method: 'post',
    path: '/two-factor',
    permission: 'any',
    needsProof: true,
    restrictedSession: true,
    ownTransaction: true,
  },
  confirmTwoFactor: {
    method: 'put',
    path: '/two-factor',
    permission: 'any',
    needsProof: true,
    restrictedSession: true,
    ownTransaction: true,
  },
  endTwoFactor: {
    method: 'delete',
    path: '/two-factor',
    permission: 'any',
    needsProof: true,
    ownTransaction: true,
  },
  readUserInfo: { method: 'get', path: '/user-info', permission: 'any', restrictedSession: true },
  readTenant: { method: 'get', path: '/tenant', permission: 'none', restrictedSession: true },
  readHealth: { method: 'get', path: '/health', permission: 'none', fastLane: true },
  readMetrics: { method: 'get', path: '/metrics', permission: 'none', answer: 'text/plain' },
  search: { method: 'get', path: '/search', permission: 'any' },
  readFirstSteps: { method: 'get', path: '/first-steps', permission: 'any' },
  dismissFirstSteps: { method: 'delete', path: '/first-steps', permission: ['System Settings'] },
  readSettings: { method: 'get', path: '/settings', permission: 'any', restrictedSession: true },
  saveSettings: {
    method: 'post',
    path: '/settings',
    permission: ['System Settings'],
    needsProof: true,
  },
  previewTemplate: { method: 'post', path: '/settings/preview', permission: ['System Settings'] },
  readCalendar: { method: 'get', path: '/get-calendar', permission: ['Calendar'] },
  listEvents: {
    method: 'get',
    path: '/event',
    permission: ['Calendar', 'View Events'],
    permissionBy: {
      date: { '*': ['Calendar', 'View Events'], '': ['View Events'] },
      deleted: { '1': ['Delete Event'] },
    },
    pageSize: 10,
    pageSizeWith: { date: 100 },
  },
  scheduleEvent: { method: 'post', path: '/event', permission: ['Create Event'], movesMoney: true },
  updateEvent: { method: 'patch', path: '/event', permission: ['Create Event'], movesMoney: true },
  deleteEvent: {
    method: 'delete',
    path: '/event',
    permission: ['Delete Event'],
    needsProof: ['refund'],
    movesMoney: true,
  },
  readEventCounts: { method: 'get', path: '/event/counts', permission: ['View Events'] },
  readEventHistory: {
    method: 'get',
    path: '/event/history',
    permission: ['View Events'],
    pageSize: 50,
  },
  readEventStaff: { method: 'get', path: '/event/staff', permission: ['Assign Employees'] },
  setAttendance: {
    method: 'patch',
    path: '/event/staff',
    permission: ['Assign Employees'],
    movesMoney: true,
  },
  readEventVendors: { method: 'get', path: '/event/vendors', permission: ['Assign Vendors'] },
  listPlaces: { method: 'get', path: '/places', permission: ['Create Event'] },
  readDays: {
    method: 'get',
    path: '/days',
    permission: ['Calendar', 'View Events', 'Create Event'],
  },
  readKitchen: { method: 'get', path: '/kitchen', permission: ['View Events'] },
  printSheet: { method: 'post', path: '/sheet', permission: ['View Events'] },
  restoreEvent: {
    method: 'post',
    path: '/event/restore',
    permission: ['Delete Event'],
    movesMoney: true,
  },
  readEventAccount: { method: 'get', path: '/event/account', permission: ['View Events'] },
  listEnquiries: { method: 'get', path: '/enquiry', permission: ['View Events'], pageSize: 20 },
  createEnquiry: { method: 'post', path: '/enquiry', permission: ['Create Event'] },
  updateEnquiry: { method: 'patch', path: '/enquiry', permission: ['Create Event'] },
  listProformas: { method: 'get', path: '/proforma', permission: ['View Events'] },
  printProforma: {
    method: 'post',
    path: '/proforma',
    permission: ['Create Event'],
    storedPage: true,
    answer: 'text/html',
  },
  readProforma: {
    method: 'get',
    path: '/proforma/{id}',
    permission: ['View Events'],
    answer: 'text/html',
  },
  generateAgreement: {
    method: 'post',
    path: '/generate-agreement',
    permission: ['Generate Aggrement'],
    storedPage: true,
    answer: 'text/html',
  },
  listAgreements: { method: 'get', path: '/agreement', permission: ['Generate Aggrement'] },
  keepSignedPaper: { method: 'post', path: '/agreement/photo', permission: ['Generate Aggrement'] },
  readAgreement: {
    method: 'get',
    path: '/agreement/{id}',
    permission: ['Generate Aggrement'],
    answer: 'text/html',
  },
  assignEmployees: {
    method: 'post',
    path: '/assign-employee',
    permission: ['Assign Employees'],
    movesMoney: true,
  },
  assignVendors: {
    method: 'post',
    path: '/assign-vendor',
    permission: ['Assign Vendors'],
    movesMoney: true,
  },
  listDeliverables: { method: 'get', path: '/deliverables', permission: ['Vendors'], pageSize: 20 },
  markDelivered: { method: 'patch', path: '/deliverables', permission: ['Vendors'] },
  listBranches: { method: 'get', path: '/branch', permission: 'any' },
  createBranch: { method: 'post', path: '/branch', permission: ['Branches'], needsProof: true },
  updateBranch: { method: 'patch', path: '/branch', permission: ['Branches'], needsProof: true },
  deleteBranch: { method: 'delete', path: '/branch', permission: ['Branches'], needsProof: true },
  listItems: { method: 'get', path: '/item', permission: 'any' },
  createItem: { method: 'post', path: '/item', permission: ['Items'] },
  updateItem: { method: 'patch', path: '/item', permission: ['Items'] },
  deleteItem: { method: 'delete', path: '/item', permission: ['Items'] },
  listPackages: { method: 'get', path: '/package', permission: 'any' },
  createPackage: { method: 'post', path: '/package', permission: ['Packages'] },
  updatePackage: { method: 'patch', path: '/package', permission: ['Packages'] },
  deletePackage: { method: 'delete', path: '/package', permission: ['Packages'] },
  listEmployees: {
    method: 'get',
    path: '/employee',
    permission: ['Employees', 'Assign Employees'],
  },
  createEmployee: { method: 'post', path: '/employee', permission: ['Employees'] },
  updateEmployee: { method: 'patch', path: '/employee', permission: ['Employees'] },
  deleteEmployee: { method: 'delete', path: '/employee', permission: ['Employees'] },
  readEmployeeLedger: {
    method: 'get',
    path: '/employee-ledger',
    permission: ['Employees'],
    pageSize: 10,
  },
  payEmployee: {
    method: 'patch',
    path: '/employee-ledger',
    permission: ['Employees'],
    permissionAll: ['Cashbook In/Out'],
    movesMoney: true,
  },
  readPayDay: { method: 'get', path: '/pay-day', permission: ['Employees'] },
  payWages: {
    method: 'post',
    path: '/pay-day',
    permission: ['Employees'],
    permissionAll: ['Cashbook In/Out'],
    movesMoney: true,
  },
  listVendors: {
    method: 'get',
    path: '/vendor',
    permission: ['Vendors', 'Assign Vendors', 'Vendor Ledger'],
  },
  createVendor: { method: 'post', path: '/vendor', permission: ['Vendors'] },
  updateVendor: { method: 'patch', path: '/vendor', permission: ['Vendors'] },
  deleteVendor: { method: 'delete', path: '/vendor', permission: ['Vendors'] },
  readVendorLedger: {
    method: 'get',
    path: '/vendor-ledger',
    permission: ['Vendor Ledger'],
    pageSize: 10,
  },
  payVendor: {
    method: 'patch',
    path: '/vendor-ledger',
    permission: ['Vendor Ledger'],
    permissionAll: ['Cashbook In/Out'],
    movesMoney: true,
  },
  listUsers: {
    method: 'get',
    path: '/user',
    permission: ['App Users', 'Cashbook Create Petty Cash'],
  },
  createUser: { method: 'post', path: '/user', permission: ['App Users'], needsProof: true },
  updateUser: { method: 'patch', path: '/user', permission: ['App Users'], needsProof: true },
  setUserAccess: { method: 'put', path: '/user', permission: ['App Users'], needsProof: true },
  deleteUser: { method: 'delete', path: '/user', permission: ['App Users'], needsProof: true },
  listClients: {
    method: 'get',
    path: '/client',
    permission: ['Clients', 'Create Event'],
    permissionBy: { phone: { '*': ['Clients', 'Create Event'], '': ['Clients'] } },
    pageSize: 30,
  },
  createClient: { method: 'post', path: '/client', permission: ['Clients'] },
  updateClient: { method: 'patch', path: '/client', permission: ['Clients'] },
  deleteClient: { method: 'delete', path: '/client', permission: ['Clients'] },
  listClientMessages: {
    method: 'get',
    path: '/client/messages',
    permission: ['Create Event'],
    pageSize: 20,
  },
  tellClient: {
    method: 'post',
    path: '/client/paper',
    permission: ['Clients'],
    permissionAll: ['View Events', 'Create Event', 'Generate Aggrement'],
    ownTransaction: true,
  },
  mergeClients: { method: 'post', path: '/client/merge', permission: ['Clients'] },
  listTransactions: {
    method: 'get',
    path: '/transactions',
    permission: [
      'Cashbook View Records',
      'Cashbook Approve Pending Transaction',
      'Cashbook Settle Advance Payment',
    ],
    permissionBy: {
      type: {
        book: ['Cashbook View Records'],
        pending: ['Cashbook Approve Pending Transaction'],
        advance: ['Cashbook Settle Advance Payment'],
      },
    },
    pageSize: 20,
  },
  recordTransaction: {
    method: 'post',
    path: '/transactions',
    permission: ['Cashbook In/Out'],
    movesMoney: true,
  },
  resolveTransaction: {
    method: 'patch',
    path: '/transactions',
    permission: ['Cashbook Approve Pending Transaction', 'Cashbook Settle Advance Payment'],
    permissionBy: {
      type: {
        pending: ['Cashbook Approve Pending Transaction'],
        advance: ['Cashbook Settle Advance Payment'],
      },
    },
    movesMoney: true,
  },
  takePayment: {
    method: 'post',
    path: '/payment',
    permission: ['Cashbook Settle Advance Payment', 'Create Event'],
    movesMoney: true,
  },
  listMoneyPlaces: { method: 'get', path: '/place', permission: 'any' },
  createMoneyPlace: {
    method: 'post',
    path: '/place',
    permission: ['System Settings'],
    needsProof: true,
  },
  updateMoneyPlace: {
    method: 'patch',
    path: '/place',
    permission: ['System Settings'],
    needsProof: true,
  },
  noteEntry: { method: 'post', path: '/entry-note', permission: ['Cashbook In/Out'] },
  listCostEvents: {
    method: 'get',
    path: '/cost-events',
    permission: ['Cashbook In/Out', 'Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
  },
  transferMoney: {
    method: 'post',
    path: '/transfer',
    permission: ['Cashbook In/Out'],
    movesMoney: true,
  },
  listCloses: {
    method: 'get',
    path: '/close',
    permission: ['Cashbook View Records'],
    pageSize: 20,
  },
  closeDay: { method: 'post', path: '/close', permission: ['Cashbook In/Out'], movesMoney: true },
  bookDifference: {
    method: 'post',
    path: '/close/difference',
    permission: ['Cashbook In/Out'],
    movesMoney: true,
  },
  readOpening: { method: 'get', path: '/opening', permission: ['Cashbook View Balance'] },
  openBooks: {
    method: 'post',
    path: '/opening',
    permission: ['Cashbook In/Out'],
    movesMoney: true,
  },
  undoOpening: {
    method: 'delete',
    path: '/opening',
    permission: ['Cashbook In/Out'],
    movesMoney: true,
  },
  correctEntry: {
    method: 'post',
    path: '/correction',
    permission: [
      'Cashbook In/Out',
      'Cashbook Approve Pending Transaction',
      'Cashbook Settle Advance Payment',
      'Cashbook Create Petty Cash',
      'Cashbook Spend Petty Cash',
      'Employees',
      'Vendor Ledger',
    ],
    movesMoney: true,
  },
  listPayables: {
    method: 'get',
    path: '/payables',
    permission: ['Cashbook View Balance'],
    isReport: true,
  },
  listReceivables: {
    method: 'get',
    path: '/receivables',
    permission: ['View Events', 'Cashbook Settle Advance Payment'],
    isReport: true,
    pageSize: 30,
  },
  listAwaitedCertificates: {
    method: 'get',
    path: '/withholding',
    permission: ['View Events', 'Cashbook Settle Advance Payment'],
    isReport: true,
  },
  withhold: {
    method: 'post',
    path: '/withholding',
    permission: ['Cashbook Settle Advance Payment'],
    movesMoney: true,
  },
  readCashMeter: {
    method: 'get',
    path: '/cash-meter',
    permission: [
      'Cashbook In/Out',
      'Cashbook Approve Pending Transaction',
      'Cashbook Settle Advance Payment',
      'Create Event',
    ],
  },
  readReport: {
    method: 'get',
    path: '/reports',
    permission: ['Cashbook View Balance'],
    isReport: true,
  },
  readReview: {
    method: 'get',
    path: '/review',
    permission: ['Cashbook View Balance'],
    isReport: true,
  },
  listVat: { method: 'get', path: '/vat', permission: ['Cashbook View Balance'], isReport: true },
  takeEnvelope: {
    method: 'post',
    path: '/envelope',
    permission: ['Cashbook View Balance'],
    ownTransaction: true,
    allowedWhenFull: true,
    answer: 'application/octet-stream',
  },
  listGlAccounts: {
    method: 'get',
    path: '/gl-accounts',
    permission: ['System Settings', 'Cashbook View Balance'],
  },
  updateGlAccount: {
    method: 'patch',
    path: '/gl-accounts',
    permission: ['System Settings'],
    needsProof: true,
  },
  listCopies: { method: 'get', path: '/copies', permission: ['System Settings'] },
  takeCopy: {
    method: 'post',
    path: '/copies',
    permission: ['System Settings'],
    needsProof: true,
    ownTransaction: true,
    allowedWhenFull: true,
    answer: 'application/octet-stream',
  },
  listTaxRules: { method: 'get', path: '/tax-rules', permission: 'any' },
  createTaxRule: {
    method: 'post',
    path: '/tax-rules',
    permission: ['System Settings'],
    needsProof: true,
  },
  updateTaxRule: {
    method: 'patch',
    path: '/tax-rules',
    permission: ['System Settings'],
    needsProof: true,
  },
  readOverview: {
    method: 'get',
    path: '/overview',
    permission: ['Cashbook View Balance'],
    isReport: true,
  },
  listPettyCash: {
    method: 'get',
    path: '/petty-cash',
    permission: ['Cashbook Petty Cash', 'Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
    pageSize: 100,
  },
  recordPettyCash: {
    method: 'post',
    path: '/petty-cash',
    permission: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
    permissionBy: {
      type: {
        create: ['Cashbook Create Petty Cash'],
        spend: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
        return: ['Cashbook Create Petty Cash'],
      },
    },
    movesMoney: true,
  },
  addToPettyCash: {
    method: 'patch',
    path: '/petty-cash',
    permission: ['Cashbook Create Petty Cash'],
    movesMoney: true,
  },
  togglePettyCash: {
    method: 'delete',
    path: '/petty-cash',
    permission: ['Cashbook Create Petty Cash'],
  },
  listActionLogs: {
    method: 'get',
    path: '/action-logs',
    permission: ['Action Logs'],
    pageSize: 30,
    firstPage: 0,
  },
  recordExport: { method: 'post', path: '/exports', permission: 'any' },
  listImports: { method: 'get', path: '/import', permission: ['System Settings'] },
  importRows: {
    method: 'post',
    path: '/import',
    permission: ['System Settings'],
    bodyLimit: 1048576,
  },
  commitImport: {
    method: 'post',
    path: '/import/commit',
    permission: ['System Settings'],
    needsProof: true,
    movesMoney: true,
  },
  undoImport: {
    method: 'post',
    path: '/import/undo',
    permission: ['System Settings'],
    needsProof: true,
    movesMoney: true,
  },
  uploadFile: {
    method: 'post',
    path: '/upload-file',
    permission: 'any',
    bodyLimit: 10489856,
    takesForm: true,
  },
  readUpload: { method: 'get', path: '/uploads/{path}', permission: 'none', answer: 'image/jpeg' },
  listSms: { method: 'get', path: '/sms', permission: ['Create Event'] },
  sendSms: { method: 'post', path: '/sms', permission: ['Create Event'] },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
