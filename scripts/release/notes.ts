/** `node scripts/release/notes.ts [FROM]`: release notes from changesets and commit subjects since a tag. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const SUBJECT = /^(?<part>[a-z][\w -]*): (?<change>.+)$/u;

function byPart(subjects: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const subject of subjects) {
    const { part = 'all', change = subject } = SUBJECT.exec(subject)?.groups ?? {};
    parts.set(part, [...(parts.get(part) ?? []), change]);
  }
  return parts;
}

function ofChangeset(text: string): string[] {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/su.exec(text) ?? [];
  const packages = [...head.matchAll(/'([^']+)': (\w+)/gu)].map(
    ([, name, kind]) => `${name} (${kind})`,
  );
  return body
    .trim()
    .split(/\n{2,}/u)
    .map((change) => `- **${packages.join(', ')}**: ${change.replaceAll(/\s*\n\s*/gu, ' ')}`);
}

export function notesOf(changesets: readonly string[], subjects: readonly string[]): string {
  const parts = [...byPart(subjects)].toSorted(([a], [b]) => a.localeCompare(b));
  const changes = parts.map(
    ([part, list]) => `### ${part}\n\n${list.map((change) => `- ${change}`).join('\n')}`,
  );
  const packages = changesets.flatMap(ofChangeset).toSorted().join('\n');
  return [`## Packages\n\n${packages || '- nothing'}`, '## Changes', ...changes].join('\n\n');
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function subjectsSince(from: string | undefined): string[] {
  const tag = from ?? git('tag', '--list', 'v*', '--sort=-creatordate').split('\n')[0] ?? '';
  const range = tag === '' ? 'HEAD' : `${tag}..HEAD`;
  return git('log', '--no-merges', '--format=%s', range).split('\n').filter(Boolean);
}

if (import.meta.main) {
  const files = globSync('.changeset/*.md', { cwd: root }).filter(
    (file) => !file.endsWith('README.md'),
  );
  const changesets = files.map((file) => readFileSync(join(root, file), 'utf8'));
  console.log(notesOf(changesets, subjectsSince(process.argv[2])));
}
