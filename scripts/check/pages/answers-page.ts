/**
 * Prints the server's error codes for docs/product/permissions.md; run as a script, writes the
 * page.
 */
import { refusals } from '../../../apps/server/src/base/errors.ts';
import { printedBlock, tableLine } from './printed-block.ts';

const meanings: Readonly<Record<number, string>> = {
  400: 'the body is not JSON',
  401: 'a wrong sign-in, or its code is missing',
  403: 'the session is over, or a permission is missing; signs the page out (D7)',
  404: 'no such record, also one of another branch',
  409: 'a rule of the business',
  413: 'the request is too large',
  415: 'the body has another media type',
  422: 'fields are wrong; `errors` names them',
  429: 'too many tries or requests; `Retry-After`',
  500: 'a fault of ours',
  503: 'the database is away',
};

function print(): string {
  const codes = Map.groupBy(Object.entries(refusals), ([, [status]]) => status);
  return [
    '',
    tableLine(['status', 'when', 'codes']),
    '|---|---|---|',
    ...[...codes].map(([status, rows]) =>
      tableLine([String(status), meanings[status] ?? '', rows.map(([code]) => code).join(', ')]),
    ),
    '',
  ].join('\n');
}

const block = printedBlock({
  page: 'docs/product/permissions.md',
  name: 'answers',
  script: 'scripts/check/pages/answers-page.ts',
  print,
});

export const answerFaults = block.faults;

if (import.meta.main) block.write();
