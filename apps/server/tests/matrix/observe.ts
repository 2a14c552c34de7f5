import type { OperationId } from '@digis/api-client/contract';
import type { Answer, Caller } from '../../testing/index.ts';
import { picture } from '../../testing/pictures.ts';
import type { Business } from './business.ts';
import { addedRows, changedTables, type Contents } from './contents.ts';
import { statusOf } from './expected.ts';
import { type Outcome, type Row, ruleOf } from './row.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const bytes = await picture().jpeg().toBuffer();

async function make(row: Row, caller: Caller, business: Business): Promise<Answer> {
  const [method = '', path = ''] = row.call.split(' ');
  const url = `/api${path.replace('{picture}', business.picture)}`;
  if (row.body === undefined) return caller.send(url, { method });
  if (row.body === 'picture') {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
    return caller.send(url, { method, body: form });
  }
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(row.body).replace('{signed}', business.signed);
  return caller.send(url, { method, headers, body });
}

function fieldsOf(body: unknown): string {
  if (!isRecord(body)) return 'text';
  const inner = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isRecord)
      .flatMap((member) => Object.keys(member).map((field) => `${name}.${field}`)),
  );
  return [...new Set([...Object.keys(body), ...inner])].toSorted().join(' ');
}

const byName = (rows: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(rows).toSorted());

const rights: ReadonlySet<string> = new Set(['users', 'recovery_codes', 'branches', 'settings']);
const provesItself: ReadonlySet<string> = new Set(['changePassword']);

/** D153: a call that changes rights needs a recent password. */
const unprovedRights = (id: OperationId, changed: readonly string[]): string =>
  ruleOf(id).needsProof === true || provesItself.has(id)
    ? ''
    : changed.filter((table) => rights.has(table)).join(' ');

/** What is written despite a refusal. */
const countOf = ({ counted = '' }: Row, refusal: string): string =>
  refusal === 'VALIDATION' ? counted : '';

export async function faultsOf(
  row: Row,
  caller: Caller,
  expected: Outcome,
  {
    business,
    before,
    read,
  }: { business: Business; before: Contents; read: () => Promise<Contents> },
): Promise<string[]> {
  const { status, body } = await make(row, caller, business);
  const after = await read();
  const differs = (what: string, is: unknown, should: unknown): string[] =>
    is === should ? [] : [`${what} is ${String(is)}, not ${String(should)}`];
  if (typeof expected === 'string') {
    return [
      ...differs('status', status, statusOf[expected]),
      ...differs('code', body.code, expected),
      ...differs('fields', fieldsOf({ ...body, errors: 0 }), 'code errors msg requestId success'),
      // D96: a denied call leaves its log row and count.
      ...differs(
        'changed',
        changedTables(before, after).join(' '),
        expected === 'NO_PERMISSION' ? 'access_denials action_logs' : countOf(row, expected),
      ),
    ];
  }
  const { fields, rows = {} } = expected;
  const changed = changedTables(before, after);
  const isRead = row.call.startsWith('GET');
  return [
    ...differs('status', status, 200),
    ...differs('fields', fieldsOf(body), fields),
    ...differs('rows', byName(addedRows(before, after)), byName(rows)),
    ...(isRead ? differs('changed', changed.join(' '), '') : []),
    ...differs('changed without a proof', unprovedRights(row.id, changed), ''),
  ];
}
