/** Generated from openapi.yaml by scripts/generate.ts: change that, not this. */

import type { Operation } from './operations.ts';

export interface Call extends Pick<Operation, 'pageSize' | 'firstPage' | 'answer'> {
  /** The top-level fields of a JSON answer without "success", and their kinds. */
  holds?: Readonly<Record<string, 'array' | 'object' | 'string' | 'boolean' | 'number' | 'any'>>;
}

/** By method and path; an operation that is not here answers JSON without required fields and without pages. */
export const calls: Readonly<Record<string, Call>> = {
  'post /login': { holds: { token: 'string' } },
  'get /sessions': { holds: { sessions: 'array' } },
  'get /two-factor': {
    holds: { required: 'boolean', enabled: 'boolean', recovery_left: 'number' },
  },
  'post /two-factor': { holds: { secret: 'string', uri: 'string' } },
  'put /two-factor': { holds: { recovery_codes: 'array' } },
  'get /user-info': { holds: { user: 'object', now: 'string' } },
  'get /tenant': {
    holds: {
      short_name: 'string',
      name: 'string',
      require_install: 'boolean',
      now: 'string',
      is_clock_set: 'boolean',
    },
  },
  'get /health': { holds: { status: 'string' } },
  'get /metrics': { answer: 'text/plain' },
  'get /settings': { holds: { settings: 'array' } },
  'post /settings/preview': {
    holds: { text: 'string', segments: 'number', used: 'array', unknown: 'array' },
  },
  'get /get-calendar': {
    holds: { event_map: 'object', today_events: 'array', tommorow_events: 'array' },
  },
  'get /event': { pageSize: 10, holds: { events: 'array' } },
  'post /event': { holds: { event: 'object' } },
  'patch /event': { holds: { event: 'object' } },
  'get /event/counts': {
    holds: {
      upcoming: 'number',
      week: 'number',
      unstaffed: 'number',
      owes: 'number',
      past: 'number',
    },
  },
  'get /event/history': { pageSize: 50, holds: { history: 'array' } },
  'get /event/staff': { holds: { staff: 'array' } },
  'get /event/vendors': { holds: { vendors: 'array' } },
  'get /places': { holds: { places: 'array' } },
  'get /event/account': {
    holds: {
      total: 'number',
      claim: 'number',
      received: 'number',
      pending: 'number',
      left: 'number',
      entries: 'array',
    },
  },
  'post /generate-agreement': { answer: 'text/html' },
  'get /agreement': { holds: { agreements: 'array' } },
  'get /agreement/{id}': { answer: 'text/html' },
  'get /deliverables': { pageSize: 20, holds: { deliverables: 'array' } },
  'get /branch': { holds: { branches: 'array' } },
  'post /branch': { holds: { id: 'number' } },
  'get /item': { holds: { items: 'array' } },
  'post /item': { holds: { id: 'number' } },
  'get /package': { holds: { packages: 'any' } },
  'post /package': { holds: { id: 'number' } },
  'get /employee': { holds: { employees: 'array' } },
  'post /employee': { holds: { id: 'number' } },
  'get /employee-ledger': { pageSize: 10, holds: { ledger: 'array', gain: 'number' } },
  'get /vendor': { holds: { vendors: 'array' } },
  'post /vendor': { holds: { id: 'number' } },
  'get /vendor-ledger': { pageSize: 10, holds: { ledger: 'array', balance: 'number' } },
  'get /user': { holds: { users: 'array' } },
  'post /user': { holds: { msg: 'string' } },
  'patch /user': { holds: { msg: 'string' } },
  'get /client': { pageSize: 30, holds: { clients: 'array' } },
  'post /client': { holds: { id: 'number' } },
  'get /client/messages': { pageSize: 20, holds: { messages: 'array' } },
  'get /transactions': { pageSize: 20, holds: { data: 'array', status: 'object' } },
  'post /payment': { holds: { state: 'string' } },
  'get /place': { holds: { places: 'array' } },
  'post /place': { holds: { id: 'number' } },
  'get /close': { pageSize: 20, holds: { closes: 'array' } },
  'post /close': { holds: { close: 'object' } },
  'post /correction': { holds: { stands_at: 'number' } },
  'get /payables': { holds: { payables: 'array', totals: 'object' } },
  'get /receivables': { pageSize: 30, holds: { receivables: 'array', totals: 'object' } },
  'get /withholding': { holds: { awaited: 'array' } },
  'post /withholding': { holds: { id: 'number', left: 'number' } },
  'get /cash-meter': { holds: { cap: 'number' } },
  'get /vat': { holds: { rows: 'array', months: 'array' } },
  'get /tax-rules': { holds: { rules: 'array' } },
  'post /tax-rules': { holds: { id: 'number' } },
  'get /overview': { holds: { months: 'array', spent: 'array' } },
  'get /petty-cash': { pageSize: 100, holds: { data: 'any' } },
  'post /petty-cash': { holds: { id: 'number' } },
  'delete /petty-cash': { holds: { closed: 'boolean' } },
  'get /action-logs': { pageSize: 30, firstPage: 0, holds: { logs: 'array' } },
  'post /upload-file': { holds: { path: 'string' } },
  'get /uploads/{path}': { answer: 'image/jpeg' },
  'get /sms': { holds: { messages: 'array', untold: 'array' } },
};
