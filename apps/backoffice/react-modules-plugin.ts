/** Builds React from modules: what nothing imports is left out, and a call of it is a name instead of a look into an object. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** React's own build for production, which is CommonJS. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

const isOfReact = /\/cjs\/(?:react|scheduler)[\w-]*\.production\.js$/u;
const EXPORT = /^exports\.(?<name>\w+)(?= =)/gmu;
const REQUIRE = /(?<name>\w+) = require\((?<from>"[\w-]+")\)(?<end>[,;])/gu;
const DEFAULT_IMPORT =
  /\bimport (?<name>[\w$]+)(?:, ?(?<names>\{[^}]*\}))? ?from ?(?<from>["']react(?:-dom)?["'])/gu;

/** What only becomes true where a page was drawn by a server, or with a `ViewTransition`: this app has neither. */
const NEVER = [
  'isHydrating',
  'shouldStartViewTransition',
  'viewTransitionMutationContext',
  'viewTransitionContextChanged',
  'inUpdateViewTransition',
];

/** Leaves out every place that would make one of these true, so that the builder sees it never is. */
export function withoutUnused(code: string): string {
  let fewer = code;
  for (const name of NEVER) {
    const declaration = new RegExp(`^(?:var ${name} = !1(?=[,;]$)|  ${name} = !1(?=,$))`, 'mu');
    const [before, after, ...others] = fewer.split(declaration);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`React has no ${name} as it had.`);
    const [declared = ''] = declaration.exec(fewer) ?? [];
    const assignment = new RegExp(`\\b${name} =\\s`, 'gu');
    fewer = before.replaceAll(assignment, '') + declared + after.replaceAll(assignment, '');
  }
  return fewer;
}

/** The same file as a module; one that is written differently fails the build. */
export function moduleOf(code: string): string {
  const imports: string[] = [];
  const body = code
    .replaceAll(REQUIRE, (_, name: string, from: string, end: string) => {
      imports.push(`import * as ${name} from ${from};`);
      return `es_${name} = 0${end}`;
    })
    .replace("'use strict';", '');
  const declared = new Set<string>();
  const named = body
    .replaceAll(EXPORT, (_, name: string) => {
      const keyword = declared.has(name) ? '' : 'var ';
      declared.add(name);
      return `${keyword}es_${name}`;
    })
    .replaceAll(/\bexports\.(?<name>\w+)/gu, 'es_$<name>');
  if (/\b(?:require|exports)\b/u.test(named)) throw new Error('React is not built as it was.');
  const exported = [...declared].map((name) => `es_${name} as ${name}`);
  return `${imports.join('\n')}\n${named}\nexport { ${exported.join(', ')} };\n`;
}

/** A library that imports all of React as one object takes from it no more than it names. */
const withNamespace = (code: string): string =>
  code.replaceAll(DEFAULT_IMPORT, (_, name: string, names: string | undefined, from: string) =>
    [`import * as ${name} from ${from}`, names && `import ${names} from ${from}`]
      .filter(Boolean)
      .join(';'),
  );

export function reactModules(): Plugin {
  return {
    name: 'digis-react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/u },
      async handler(source, importer) {
        const file = FILES[source];
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && file ? join(dirname(found.id), 'cjs', file) : null;
      },
    },
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/u },
      handler(code, id) {
        if (isOfReact.test(id)) {
          const used = id.includes('react-dom-client') ? withoutUnused(code) : code;
          return { code: moduleOf(used), map: null };
        }
        const fewer = withNamespace(code);
        return fewer === code ? null : { code: fewer, map: null };
      },
    },
  };
}
