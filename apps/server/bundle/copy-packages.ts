import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Description {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const describe = (file: string): Description => JSON.parse(readFileSync(file, 'utf8'));

/** undefined: a package of another platform. */
function descriptionOf(name: string, from: string): string | undefined {
  try {
    const file = findPackageJSON(name, pathToFileURL(from));
    return file && realpathSync(file);
  } catch {
    return undefined;
  }
}

export type Versions = Readonly<Record<string, string>>;

function closureOf(names: readonly string[], from: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, by: string, isOptional: boolean): void => {
    const file = descriptionOf(name, by);
    if (file === undefined) {
      if (isOptional) return;
      throw new Error(`${name}, which ${by} needs, is not installed.`);
    }
    const known = found.get(name);
    if (known === dirname(file)) return;
    if (known !== undefined)
      throw new Error(`Two versions of ${name} are needed: ${known}, ${file}`);
    found.set(name, dirname(file));
    const { dependencies = {}, optionalDependencies = {} } = describe(file);
    for (const next of Object.keys(dependencies)) {
      add(next, file, Object.hasOwn(optionalDependencies, next));
    }
    for (const next of Object.keys(optionalDependencies)) add(next, file, true);
  };
  for (const name of names) add(name, from, false);
  return found;
}

/** A server may run from an existing version. */
export function copyPackages(
  names: readonly string[],
  { from, into }: { from: string; into: string },
): Versions {
  const packages = closureOf(names, from);
  for (const [name, folder] of packages) {
    const target = join(into, name);
    const { version } = describe(join(folder, 'package.json'));
    const file = join(target, 'package.json');
    if (existsSync(file) && describe(file).version === version) continue;
    // The loop copies nested packages itself.
    const filter = (path: string) => !path.startsWith(join(folder, 'node_modules'));
    cpSync(folder, target, { recursive: true, verbatimSymlinks: true, filter });
  }
  return Object.fromEntries(
    names.map((name) => [name, describe(join(into, name, 'package.json')).version]),
  );
}
