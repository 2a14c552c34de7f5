import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { moduleOf, withoutUnused } from './react-modules-plugin.ts';

const require = createRequire(import.meta.url);
const productionOf = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(name)), 'cjs', file), 'utf8');
const client = productionOf('react-dom', 'react-dom-client.production.js');

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

const exportsOf = (code: string): string[] =>
  parseAst(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map(({ exported }) => ('name' in exported ? exported.name : ''))
      : [],
  );

describe('a file of React as a module', () => {
  it('exports what it exported, and its functions still find each other', async () => {
    const module = await load(
      moduleOf(
        `'use strict';\nexports.one = 1;\nexports.more = function (count) {\n  return exports.one + count;\n};\n`,
      ),
    );
    expect([module.one, module.more(2)]).toEqual([1, 3]);
  });

  it('is React itself: the same names, and the same elements', async () => {
    const module = await load(moduleOf(productionOf('react', 'react.production.js')));
    const react = require('react');
    const { createElement, isValidElement, version } = module;
    expect(version).toBe(react.version);
    const element = createElement('p', { id: 'word', key: 'a' }, 'Hello');
    expect(isValidElement(element) && react.isValidElement(element)).toBe(true);
    expect(element).toMatchObject({
      type: 'p',
      key: 'a',
      props: { id: 'word', children: 'Hello' },
    });
  });

  it('asks for the other files by import', () => {
    const code = moduleOf(
      `'use strict';\nvar React = require("react"),\n  a = 1;\nexports.b = a;\n`,
    );
    expect(code).toContain('import * as React from "react";');
  });

  it('fails the build where it is written in a way that is not known', () => {
    expect(() => moduleOf(`exports.a = 1;\nconst b = require(name);\n`)).toThrow(
      'React is not built as it was.',
    );
  });
});

describe('what this app has no use for', () => {
  it('is never switched on, and everything else of the client stays', () => {
    const fewer = withoutUnused(client);
    expect(fewer).not.toMatch(/\b(?:isHydrating|shouldStartViewTransition) = (?:!0|true)/u);
    expect(client.length - fewer.length).toBeLessThan(client.length / 50);
    expect(exportsOf(moduleOf(fewer)).toSorted()).toEqual(exportsOf(moduleOf(client)).toSorted());
  });

  it('fails the build of a React that has no such switch, or says it otherwise', () => {
    expect(() => withoutUnused('var other = !1;\n')).toThrow('React has no isHydrating as it had.');
    const renamed = client.replaceAll('shouldStartViewTransition', 'mayStartViewTransition');
    expect(() => withoutUnused(renamed)).toThrow('React has no shouldStartViewTransition');
  });
});
