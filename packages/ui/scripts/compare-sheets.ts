/** Throws if a component looks different with its own style sheets than with the whole one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '@digis/tooling/story-page';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as Index from '../src/index.ts';
import { differencesOf, looksOf } from './looks.ts';

type Kit = typeof Index;

const dist = join(import.meta.dirname, '../dist');
const read = (name: string) => readFileSync(join(dist, `${name}.css`), 'utf8');

const element = <Props extends object>(component: ComponentType<Props>, props: Props) =>
  createElement(component, props);

const items = [
  { id: 'bole', label: 'Bole' },
  { id: 'piassa', label: 'Piassa' },
];
const nameOf = ({ label }: { label: string }) => label;

/** Some components of each kind, and those that combine their own classes with shared ones. */
const partsOf = (kit: Kit): Readonly<Record<string, ReactElement>> => ({
  Button: element(kit.Button, { children: 'Save' }),
  Card: element(kit.Card, { title: 'Next event', children: 'Wedding' }),
  Checkbox: element(kit.Checkbox, { defaultSelected: true, children: 'Fixed price' }),
  TextField: element(kit.TextField, { label: 'Name', description: 'As on the contract' }),
  TextArea: element(kit.TextArea, { label: 'Remark', maxLength: 10, defaultValue: 'At noon' }),
  ProgressBar: element(kit.ProgressBar, { 'aria-label': 'Photos' }),
  FilterChips: element(kit.FilterChips, {
    'aria-label': 'Branches',
    items,
    isSingle: true,
    value: ['bole'],
    onChange: () => undefined,
  }),
  TopBar: element(kit.TopBar, { title: 'Digis' }),
  Select: element(kit.Select, { label: 'Branch', items, defaultValue: 'bole' }),
  EthiopianDatePicker: element(kit.EthiopianDatePicker, {
    label: 'Event date',
    defaultValue: '2026-09-21',
  }),
  DataTable: element(kit.DataTable<(typeof items)[number]>, {
    'aria-label': 'Branches',
    columns: [{ id: 'name', header: 'Name', cell: nameOf }],
    rows: items,
    getRowId: ({ id }) => id,
    getRowName: nameOf,
  }),
});

const now = () => Date.parse('2026-09-21T10:00:00+03:00');
function documentOf(kit: Kit, part: ReactElement, css: string): string {
  const body = renderToString(element(kit.UiProvider, { now, children: part }));
  return `<!doctype html><html data-kit-scheme="light" data-kit-density="comfortable"><style>${css}</style><body>${body}`;
}

/** Also tries the sheets in reverse order, which must make no difference. */
export async function compareSheets(): Promise<string> {
  const kit: Kit = await import(join(dist, 'index.js'));
  const parts = partsOf(kit);
  const every = readdirSync(join(dist, 'sheets'))
    .map((file) => `sheets/${file.replace(/\.css$/u, '')}`)
    .filter((name) => name !== 'sheets/base')
    .toReversed();
  const browser = await launch();
  const page = await browser.newPage();
  const looksOn = async (part: ReactElement, sheets: readonly string[]) => {
    await page.setContent(documentOf(kit, part, sheets.map(read).join('\n')));
    return looksOf(page, true);
  };
  const faults: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    /* oxlint-disable no-await-in-loop */
    const whole = await looksOn(part, ['styles']);
    const bare = await looksOn(part, ['sheets/base']);
    const alone = await looksOn(part, ['sheets/base', `sheets/${name}`]);
    const beside = await looksOn(part, ['sheets/base', ...every]);
    /* oxlint-enable no-await-in-loop */
    if (differencesOf(whole, bare).length === 0)
      faults.push(`${name}: no style of its own is seen`);
    faults.push(
      ...differencesOf(whole, alone).map((fault) => `${name} alone: ${fault}`),
      ...differencesOf(whole, beside).map((fault) => `${name} beside the others: ${fault}`),
    );
  }
  await browser.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `${Object.keys(parts).length} components look the same on their own sheets.`;
}
