/** Circles between the folders of a package's `src`, where each feature of the app and each component counts as a folder. Circles of files are the linter's. */
import { importsOf } from '@digis/tooling/import-graph';

export const WITH_FOLDERS =
  /^(?:apps\/(?:backoffice|server)|packages\/[^/]+)\/src\/(?!(?:testing|generated)\/|.*\.(?:test|stories)\.).*\.tsx?$/u;

const SOURCE = /^(?:apps|packages)\/[^/]+\/src\//u;

/** A feature, a component and a module are folders of their own, and so are the parts that components share. */
const ROOM = /^(?:(?:features|components)\/(?:private\/)?[^/]+|modules\/[^/]+(?:\/[^/]+)?)(?=\/)/u;

/** The folder of a file; a file of `src` itself is its own. */
function folderOf(path: string): string {
  const source = SOURCE.exec(path)?.[0] ?? '';
  const inside = path.slice(source.length);
  return source + (ROOM.exec(inside)?.[0] ?? inside.split('/', 1).join(''));
}

type Graph = Map<string, Map<string, string>>;

/** The imports from each folder to each other, with one import as the example. */
function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const graph: Graph = new Map();
  for (const [from, text] of texts) {
    for (const { to } of importsOf(from, text)) {
      const [a, b] = [folderOf(from), folderOf(to)];
      const isInside = SOURCE.exec(from)?.[0] === SOURCE.exec(to)?.[0];
      if (a === b || !isInside || (a === from && b === to)) continue;
      graph.set(a, (graph.get(a) ?? new Map<string, string>()).set(b, `${from} → ${to}`));
    }
  }
  return graph;
}

/** One circle for each set of folders that reach each other: the imports that lead around it. */
function* walk(graph: Graph): Generator<readonly string[]> {
  const done = new Set<string>();
  function visit(folder: string, path: readonly string[]): readonly string[] | null {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of graph.get(folder)?.keys() ?? []) {
      const circle = visit(next, [...path, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return null;
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, []);
    if (!circle) continue;
    yield circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to) ?? '');
    for (const member of circle) done.add(member);
  }
}

/** A sentence for each circle, with the imports that close it. */
export const circleFaults = (texts: ReadonlyMap<string, string>): string[] =>
  [...walk(graphOf(texts))].map((imports) => `folders import each other: ${imports.join(', ')}`);
