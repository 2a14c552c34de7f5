import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { designTokens } from '../src/tokens/dtcg.ts';
import { buildTargets } from '@digis/tooling/floor';
import { componentSheets } from './component-sheets.ts';
import { ownRules } from './own-rules.ts';
import { splitSheets } from './split-sheets.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/**
 * True for modules that import React. Marking the entry would turn all its imports into client
 * modules.
 */
const isClientModule = (code: string) => /from "react[/"-]/u.test(code);

const useClient: Plugin = {
  name: 'digis-use-client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replaceAll(ownRules, '');
      if (isClientModule(file.code)) file.code = `"use client";\n${file.code}`;
    }
  },
};

const nameSheets: Plugin = {
  name: 'digis-name-sheets',
  transform(code, id) {
    const [, file] = /\/src\/(.+?\.css)(?:\.ts\.vanilla\.css)?$/u.exec(id) ?? [];
    return file === undefined ? null : `/*! ${file} */\n${code}`;
  },
};

const entries = [
  'index',
  'theme/index',
  'testing/index',
  'vite',
  'app',
  'catering',
  'chart',
  'i18n/en',
  'i18n/am',
  'i18n/om',
  'i18n/ti',
];

async function buildModules() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
      react(),
      nameSheets,
      useClient,
    ],
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: buildTargets,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: entries.map((entry) => join(root, `src/${entry}.ts`)),
        formats: ['es'],
        cssFileName: 'all',
      },
      rolldownOptions: {
        external:
          /^(?:node:|(?:react|react-dom|react-aria|react-aria-components|react-stately|uqr|lucide-react|d3-scale|d3-shape|@digis\/ethio-date)(?:\/|$))/u,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

const styleImport = /^import '\.[^']+\.css(?:\.ts)?';\n/gmu;

const relativeFrom = (file: string, to: string) =>
  relative(dirname(file), to).replace(/^(?!\.)/u, './');

/** Copies only the types that entries reach; others name packages that an app does not have. */
function buildTypes() {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const types = join(dist, '.types/packages/ui/src');
  const queue = entries.map((entry) => join(types, `${entry}.d.ts`));
  const seen = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(
      /(?<=from '|^import ')#([^']+)/gmu,
      (_all, path: string) => relativeFrom(file, join(types, path)),
    );
    const target = join(dist, relative(types, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text
        .replaceAll(styleImport, '')
        .replaceAll(/(from '\.[^']+)\.tsx?'/gu, "$1.js'")
        .replaceAll(ownRules, ''),
    );
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)\.tsx?'/gu)) {
      const next = join(dirname(file), `${path}.d.ts`);
      if (existsSync(next)) queue.push(next);
    }
  }
  rmSync(join(dist, '.types'), { recursive: true });
}

function buildStyles() {
  const all = join(dist, 'all.css');
  const css = readFileSync(all, 'utf8');
  const { reset, styles, unlayered } = splitSheets(css);
  writeFileSync(join(dist, 'reset.css'), reset);
  writeFileSync(join(dist, 'styles.css'), styles);
  writeFileSync(join(dist, 'styles.unlayered.css'), unlayered);
  mkdirSync(join(dist, 'sheets'));
  for (const [name, sheet] of componentSheets(css, dist)) {
    writeFileSync(join(dist, 'sheets', `${name}.css`), sheet);
  }
  rmSync(all);
}

await buildModules();
buildTypes();
buildStyles();
writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
cpSync(join(root, 'fonts'), join(dist, 'fonts'), { recursive: true });
writeFileSync(
  join(dist, 'fonts/fonts.css'),
  readFileSync(join(root, 'fonts.css'), 'utf8').replaceAll('./fonts/', './'),
);
