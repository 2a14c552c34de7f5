/** Who may import whom: the table of docs/architecture.md as data, read by the lint rule `digis/arrows`. */

const all = /^@digis\//;

/** Package folder -> the workspace packages its code may not import. */
const packageArrows = [
  { from: /^packages\/domain\//, never: all },
  { from: /^packages\/ethio-date\//, never: all },
  { from: /^packages\/api-client\//, never: all },
  { from: /^packages\/ui\//, never: /^@digis\/(api-client|server|backoffice)/ },
  { from: /^packages\/ui\//, never: /^(@lingui|swr|react-router)/ },
  { from: /^apps\/server\//, never: /^@digis\/(api-client($|\/swr)|ui|backoffice)/ },
  { from: /^apps\/backoffice\/src\/(?!testing\/|.*\.test\.)/, never: /^@digis\/server/ },
  // What the server is measured by must not be made of what is measured.
  {
    from: /^apps\/server\/tests\/(matrix|ledger|expectations)\//,
    never: /^(@digis\/domain|apps\/server\/src\/|packages\/domain\/)/,
  },
  { from: /^tests\//, never: /^@digis\/(domain|api-client|ui|backoffice|server(?!\/testing))/ },
];

/** Folders inside an app -> the sibling folders its code may not import. */
const folderArrows = [
  {
    from: /^apps\/backoffice\/src\/(session|api|forms|i18n)\//,
    never: /^apps\/backoffice\/src\/(app|features)\//,
  },
  { from: /^apps\/backoffice\/src\/features\//, never: /^apps\/backoffice\/src\/app\// },
  { from: /^apps\/server\/src\/modules\//, never: /^apps\/server\/src\/contract\/(?!handler)/ },
  {
    from: /^apps\/server\/src\/(auth|db|action-log|sms|files)\//,
    never: /^apps\/server\/src\/modules\/.*-handlers\.ts$/,
  },
];

const featureOf = (path) => /^apps\/backoffice\/src\/features\/([^/]+)\//.exec(path)?.[1];
const moduleOf = (path) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with an import, as a sentence, or null. `to` is a package name or a path from the root. */
export function arrowFault(from, to) {
  const arrow = [...packageArrows, ...folderArrows].find(
    (rule) => rule.from.test(from) && rule.never.test(to),
  );
  if (arrow)
    return `${from.split('/').slice(0, 2).join('/')} must not import ${to} (docs/architecture.md).`;
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `Feature ${fromFeature} imports feature ${toFeature}: compose them in app/, or lift the piece.`;
  }
  const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
  if (fromModule && toModule && fromModule !== toModule && to.endsWith('-handlers.ts')) {
    return `Module ${fromModule} calls handlers of ${toModule}: use its queries.`;
  }
  return null;
}
