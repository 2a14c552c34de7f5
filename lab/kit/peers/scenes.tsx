import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export interface SampleRow {
  readonly id: number;
  readonly client: string;
  readonly phone: string;
  readonly people: number;
  readonly price: number;
  readonly branch: string;
  readonly remark: string;
}

export const sampleRows: readonly SampleRow[] = Array.from({ length: 1_000 }, (_, id) => ({
  id,
  client: `Client ${id}`,
  phone: '0911 00 00 00',
  people: 100 + (id % 400),
  price: 850 + (id % 50),
  branch: 'Bole',
  remark: `Remark ${id}`,
}));

export const facts = ['client', 'phone', 'people', 'price', 'branch', 'remark', 'id'] as const;

export const names: readonly string[] = Array.from({ length: 5_000 }, (_, id) => `Client ${id}`);

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** A task that is queued in a frame runs once that frame is painted. */
async function painted(): Promise<number> {
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

const LONGEST = 90_000;

async function until(isThere: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isThere()) {
    if (performance.now() - start > LONGEST) throw new Error(`never there: ${String(isThere)}`);
    // oxlint-disable-next-line no-await-in-loop
    await frame();
  }
}

async function timed(act: () => void, isThere: () => boolean): Promise<number> {
  const start = performance.now();
  act();
  await until(isThere);
  return (await painted()) - start;
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Uses the native value setter, which React overrides, so that React's handlers run. */
function typeInto(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  element.focus();
  element.click();
}

const escape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );

export interface Library {
  readonly around?: (scene: ReactNode) => ReactNode;
  readonly table: ReactNode;
  readonly picker?: ReactNode;
  readonly opener?: readonly [press: string, days: string];
  readonly names: ReactNode;
  readonly several?: ReactNode;
  readonly one?: ReactNode;
}

/** A separate root, so that nothing of an earlier scene remains. */
async function onStage<T>(
  { around = (scene) => scene }: Library,
  scene: ReactNode,
  work: (draw: () => void) => Promise<T>,
): Promise<T> {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const result = await work(() => root.render(around(scene)));
  root.unmount();
  element.remove();
  await settle(200);
  return result;
}

const choiceOpened = (library: Library, scene: ReactNode) =>
  onStage(library, scene, async (draw) => {
    draw();
    await until(() => count('button') > 0);
    await settle(1_000);
    return timed(
      () => press('button:last-of-type'),
      () => count('[role=option]') > 4,
    );
  });

const measures = {
  table: (library: Library) =>
    onStage(library, library.table, async (draw) => {
      await settle(500);
      return {
        'mount 1,000 rows': await timed(draw, () => count('[role=row], tbody tr') > 10),
      };
    }),

  picker: (library: Library) =>
    onStage(library, library.picker, async (draw) => {
      const [opener, days] = library.opener ?? ['', ''];
      draw();
      await until(() => count(opener) > 0);
      await settle(500);
      const open = () =>
        timed(
          () => press(opener),
          () => count(days) > 27,
        );
      const first = await open();
      escape();
      await until(() => count(days) === 0);
      await settle(300);
      return { 'date picker, first': first, 'date picker, second': await open() };
    }),

  names: (library: Library) =>
    onStage(library, library.names, async (draw) => {
      draw();
      await until(() => count('input') > 0);
      await settle(1_000);
      const input = document.querySelector<HTMLInputElement>('input[role=combobox], input');
      if (!input) throw new Error('no input');
      input.focus();
      await settle(300);
      const options = () => count('[role=option]') > 4;
      const first = await timed(() => typeInto(input, 'c'), options);
      return {
        '5,000 names, first key': first,
        '5,000 names, second key': await timed(() => typeInto(input, 'cl'), options),
      };
    }),

  several: async (library: Library) => ({
    'MultiSelect of 5,000': await choiceOpened(library, library.several),
  }),

  one: async (library: Library) => ({
    'Select of 5,000': await choiceOpened(library, library.one),
  }),
};

export const offer = (library: Library): void => {
  const bench = Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => [name, () => measure(library)]),
  );
  Object.assign(window, { bench });
};
