import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../src/base/places.ts';

export const deployFolder = join(root, 'deploy');
export const textOfDeploy = (name: string): string =>
  readFileSync(join(deployFolder, name), 'utf8');

export interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  networks?: string[] | Record<string, { ipv4_address: string }>;
  command?: string | string[];
  stop_signal?: string;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

export const readCompose = (): Compose => parse(textOfDeploy('compose.yaml'), { merge: true });

export function readImage(): ReadonlyMap<string, string> {
  const [, last = ''] = textOfDeploy('Containerfile').split(/^FROM .*\n(?=RUN apt-get)/m);
  const lines = last.replaceAll(/ \\\n\s*/g, ' ').split('\n');
  return new Map(
    lines
      .map((line) => /^([A-Z]+) (.+)$/.exec(line))
      .flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? '']])),
  );
}

export const imageEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    (readImage().get('ENV') ?? '').split(' ').map((pair) => pair.split('=', 2) as [string, string]),
  );

export function documentedVariables(): ReadonlySet<string> {
  const guide = readFileSync(join(root, 'docs/guides/operate.md'), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  return new Set(
    rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
  );
}
