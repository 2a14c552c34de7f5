/** Rows that are proved by acting: each names the test, by file and title, that does it. */
export interface ProvedRow {
  readonly spec: string;
  readonly what: string;
  readonly file: string;
  readonly title: string;
}

/** What is proved, and the title of the test. */
type Proof = readonly [what: string, title: string];

/** Several rows of one section that one file proves. */
export const provedIn =
  (folder: string) =>
  (spec: string, file: string, ...proofs: readonly Proof[]): readonly ProvedRow[] =>
    proofs.map(([what, title]) => ({ spec, what, file: `${folder}/${file}`, title }));

/** Of a screen, its forms and lists. */
export const byScreen = provedIn('apps/backoffice/src');
/** Of the rules that the server keeps. */
export const byServer = provedIn('apps/server');
/** Of a piece of the kit, by a story that plays it or by a test. */
export const byKit = provedIn('packages/ui/src/components');
/** Of what all parts share. */
export const byPackage = provedIn('packages');
/** Acted out in a browser. */
export const byJourney = provedIn('tests');
