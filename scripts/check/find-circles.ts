/** Finds import cycles between folders of a package's `src`; the linter checks cycles of files. */
import type { Imports } from '@digis/tooling/import-graph';

export const WITH_FOLDERS =
  /^(?:apps\/(?:backoffice|server)|packages\/[^/]+)\/src\/(?!(?:testing|generated)\/|.*\.(?:test|stories)\.).*\.tsx?$/u;

const SOURCE = /^(?:apps|packages)\/[^/]+\/src\//u;

/** Features, components, modules and parts shared by components count as folders. */
const ROOM = /^(?:(?:features|components)\/(?:private\/)?[^/]+|modules\/[^/]+(?:\/[^/]+)?)(?=\/)/u;

function folderOf(path: string): string {
  const source = SOURCE.exec(path)?.[0] ?? '';
  const inside = path.slice(source.length);
  return source + (ROOM.exec(inside)?.[0] ?? inside.split('/', 1).join(''));
}

type Graph = Map<string, Map<string, string>>;

function graphOf(imports: Imports): Graph {
  const graph: Graph = new Map();
  for (const [from, targets] of imports) {
    for (const { to } of targets) {
      const [a, b] = [folderOf(from), folderOf(to)];
      const isInside = SOURCE.exec(from)?.[0] === SOURCE.exec(to)?.[0];
      if (a === b || !isInside || (a === from && b === to)) continue;
      graph.set(a, (graph.get(a) ?? new Map<string, string>()).set(b, `${from} → ${to}`));
    }
  }
  return graph;
}

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

export const circleFaults = (imports: Imports): string[] =>
  [...walk(graphOf(imports))].map((circle) => `folders import each other: ${circle.join(', ')}`);
