/** Fails on citations without an explanation, broken links, and names of missing files and commands. */
import { posix } from 'node:path';
import { commandFaults } from './commands.ts';
import { report } from './report.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

export type Texts = ReadonlyMap<string, string>;

/** Excludes files whose hashes or drawing paths look like references, and generated changelogs. */
export const WITH_REFERENCES =
  /^(?!(?:lab\/)?pnpm-lock|tests\/snapshots\/|.*(?:\/generated\/|CHANGELOG)).*\.(?:tsx?|m?js|sql|ya?ml|md)$/u;

const CITED = {
  decision: /\bD(\d{1,3})\b/gu,
  section: /\b(?:[Ss]pec |spec:)(\d[\d.]*\d|\d)((?:(?:, |-)\d[\d.]*)*)/gu,
  invariant: /\bI(\d{1,2})\b/gu,
  scenario: /\bS(\d{1,2})\b/gu,
  record: /\b[Dd]ecisions? (\d{4})\b/gu,
} as const;

/** A decision's number in an applied migration, which cannot change. */
const CALLED = /\bcalled (\d{4}) by migration/gu;
const AMONG_RECORDS = /(?<![\w.,:/-])(?<!igration |called )(0\d{3})(?![\w:/-]|[.,]\d)/gu;

const ANCHOR = /<a id="([^"]+)"/gu;
const HEADING = /^#{1,6} +(.+)$/gmu;
const NAMED = /(?<![\w/.*{}<>-])[\w-]+\.md\b/gu;
const SOURCE =
  /(?<![\w./@:{*}<>$~-])((?:\.?[\w@][\w.@-]*\/)*\w[\w.@-]*\.(?:tsx?|mjs|sql|ya?ml|po))(?![\w/*{}<>(-]|\.\w)/gu;
const INVENTED = /guest-list|ProgressRing|^X\./u;
const LINK = /\]\(([^()\s]+)\)/gu;
const FENCED = /^```[^]*?^```/gmu;
const INLINE_CODE = /`[^`\n]*`/gu;

const slugOf = (heading: string) =>
  heading
    .replaceAll(/<[^>]+>/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

function anchorsOf(text: string): ReadonlySet<string> {
  const prose = text.replaceAll(FENCED, '');
  return new Set([
    ...[...prose.matchAll(ANCHOR)].map(([, id = '']) => id),
    ...[...prose.matchAll(HEADING)].map(([, heading = '']) => slugOf(heading)),
  ]);
}

const spec = (section: string) => `spec-${section.replaceAll('.', '-')}`;

function* citationsOf(text: string): Generator<readonly [anchor: string, words: string]> {
  for (const [words, number] of text.matchAll(CITED.decision)) yield [`d${number}`, words];
  for (const [words, number] of text.matchAll(CITED.invariant)) yield [`i${number}`, words];
  for (const [words, number] of text.matchAll(CITED.scenario)) yield [`s${number}`, words];
  for (const [words, number] of text.matchAll(CITED.record)) yield [`decision-${number}`, words];
  for (const [words, first = '', more = ''] of text.matchAll(CITED.section)) {
    for (const section of [first, ...(more.match(/\d[\d.]*/gu) ?? [])]) {
      yield [spec(section.replace(/\.$/u, '')), words];
    }
  }
}

function* brokenLinks(file: string, text: string, texts: Texts, files: ReadonlySet<string>) {
  const prose = text.replaceAll(FENCED, '').replaceAll(INLINE_CODE, '');
  for (const [, target = ''] of prose.matchAll(LINK)) {
    if (/^[a-z]+:/u.test(target)) continue;
    const [path = '', anchor] = target.split('#');
    const goal = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path));
    if (!files.has(goal)) yield `${file}: the link ${target} leads to no file`;
    else if (anchor !== undefined && !anchorsOf(texts.get(goal) ?? '').has(anchor)) {
      yield `${file}: the link ${target} leads to no heading`;
    }
  }
}

/** A document may start a path at any folder: `forms/record-dialog.tsx`. */
function* lostFiles(file: string, text: string, paths: readonly string[]) {
  const prose = text.replaceAll(FENCED, '');
  for (const [, path = ''] of prose.matchAll(SOURCE)) {
    const fromHere = posix.join(posix.dirname(file), path);
    const isFound = paths.some(
      (one) => one === path || one === fromHere || one.endsWith(`/${path}`),
    );
    if (!isFound && !INVENTED.test(path)) yield `${file}: there is no file ${path}`;
  }
}

const withFolders = (path: string): string[] =>
  path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));

export function danglingReferences(texts: Texts, paths: readonly string[]): string[] {
  const known = new Set<string>();
  const files = new Set(paths.flatMap(withFolders));
  for (const [file, text] of texts) {
    if (file.startsWith('docs/decisions/')) {
      for (const [, number] of text.matchAll(CALLED)) known.add(`decision-${number}`);
    }
    if (file.startsWith('docs/product/')) for (const anchor of anchorsOf(text)) known.add(anchor);
  }
  for (const path of paths) {
    const number = /^docs\/decisions\/(\d{4})-/u.exec(path)?.[1];
    if (number !== undefined) known.add(`decision-${number}`);
  }
  const names = new Set(paths.map((path) => posix.basename(path)));
  const faults = new Set<string>();
  for (const [file, text] of texts) {
    for (const [name] of file.endsWith('.md') ? [] : text.matchAll(NAMED)) {
      if (!names.has(name)) faults.add(`${file}: there is no document ${name}`);
    }
    for (const [anchor, words] of citationsOf(text)) {
      if (!known.has(anchor)) faults.add(`${file}: nothing in docs explains ${words}`);
    }
    for (const [number] of file.startsWith('docs/decisions/') ? text.matchAll(AMONG_RECORDS) : []) {
      if (!known.has(`decision-${number}`)) faults.add(`${file}: there is no decision ${number}`);
    }
    if (!file.endsWith('.md')) continue;
    for (const fault of brokenLinks(file, text, texts, files)) faults.add(fault);
    for (const fault of lostFiles(file, text, paths)) faults.add(fault);
  }
  return [...faults];
}

if (import.meta.main) {
  const texts = readTracked(WITH_REFERENCES);
  const faults = [...danglingReferences(texts, trackedFiles), ...commandFaults(texts)];
  report(faults, `${texts.size} files`, 'dangling references');
}
