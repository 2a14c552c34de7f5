/** The table of allowed imports, read by `digis/arrows` and printed in docs/architecture.md (scripts/check/pages/arrows-page.ts). */

export const columns = [
  { name: 'domain', imports: /^@digis\/domain(\/|$)/ },
  { name: 'ethio-date', imports: /^@digis\/ethio-date(\/|$)/ },
  {
    name: 'api-client/contract, /corrections',
    imports: /^@digis\/api-client\/(contract|corrections)$/,
  },
  { name: 'api-client, /swr', imports: /^@digis\/api-client(\/|$)/ },
  { name: 'ui', imports: /^@digis\/ui(\/|$)/ },
  { name: 'server', imports: /^@digis\/server(\/|$)/ },
  { name: 'tooling', imports: /^@digis\/tooling\// },
];

/** Files that run only in tests, builds and documentation. */
const BESIDE = /^(?!.*\/src\/)|\.(test|stories)\.tsx?$|\/testing\//;
const TEST = /\.test\.tsx?$|\/testing\//;
const TESTING = /^@digis\/server\/testing$/;

export const cells = {
  yes: () => true,
  own: () => true,
  '–': () => false,
  'in tests and scripts': (from) => BESIDE.test(from),
  '`testing`': (_from, to) => TESTING.test(to),
  '`testing`, in tests only': (from, to) => TEST.test(from) && TESTING.test(to),
};

/**
 * The first row whose folder matches the importing file applies; cells follow the columns' order.
 */
export const rows = [
  {
    name: 'tooling',
    folder: /^packages\/tooling\//,
    cells: ['–', '–', '–', '–', '–', '–', 'own'],
  },
  {
    name: 'domain, ethio-date, api-client',
    // Examples are separate apps, which install the package from a registry.
    folder: /^packages\/(domain|ethio-date|api-client)\/(?!examples\/)/,
    cells: ['–', '–', '–', '–', '–', '–', 'in tests and scripts'],
  },
  {
    name: 'ui',
    folder: /^packages\/ui\/(?!examples\/)/,
    cells: ['yes', 'yes', '–', '–', 'own', '–', 'in tests and scripts'],
  },
  {
    // Expectations of server tests must not use the code they check.
    name: 'server/tests: matrix, ledger, expectations',
    folder: /^apps\/server\/tests\/(matrix|ledger|expectations)\//,
    cells: ['–', 'yes', 'yes', '–', '–', 'own', 'yes'],
    never: /^(apps\/server\/src|packages\/domain)\//,
  },
  {
    name: 'server',
    folder: /^apps\/server\//,
    cells: ['yes', 'yes', 'yes', '–', '–', 'own', 'in tests and scripts'],
  },
  {
    name: 'backoffice',
    folder: /^apps\/backoffice\/src\//,
    cells: ['yes', 'yes', 'yes', 'yes', 'yes', '`testing`, in tests only', 'in tests and scripts'],
  },
  { name: 'tests', folder: /^tests\//, cells: ['–', 'yes', '–', '–', '–', '`testing`', 'yes'] },
];

/** Libraries that only the app may use. */
export const foreign = { folder: /^packages\/ui\//, imports: /^(@lingui|swr|react-router)/ };

/**
 * Folders of the app, top first: each may import only those below. Files in `src` are on top; tests
 * and `testing` may import any.
 */
export const appFolders = [
  'first-paint',
  'app',
  'features',
  'sign-in',
  'start',
  'ledgers',
  'money',
  'log',
  'lists',
  'images',
  'forms',
  'api',
  'i18n',
  'navigation',
  'auth',
  'browser',
  'locales',
];

/** Wings of the server's modules, top first: each imports only itself and those below. */
export const serverWings = [
  { name: 'reading', holds: 'what is only read: reports, overview, review, search, the envelope' },
  { name: 'way-in', holds: 'imports of a book that was kept elsewhere' },
  { name: 'money', holds: 'cash, tills, debts, wages, costs, corrections, tax' },
  { name: 'bookings', holds: 'events, their calendar, people, places, papers and messages' },
  { name: 'verify', holds: 'the invariants of the books, and the checkpoints between two checks' },
  { name: 'books', holds: 'the journal, its sums, the limits of payments, tills and banks' },
  { name: 'records', holds: 'branches, users, clients, people, items, settings, uploads' },
];

/** Imports forbidden within the server; find-circles.ts checks mutual imports. */
export const serverArrows = [
  {
    from: /^apps\/server\/src\/modules\//,
    never: /^apps\/server\/src\/contract\/(?!handler|schema-faults|confirmations)/,
  },
  {
    from: /^apps\/server\/src\/(auth|db|action-log|files)\//,
    never: /^apps\/server\/src\/modules\/.*-handlers\.ts$/,
  },
];
