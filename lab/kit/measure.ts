import { type EventRow, eventRows } from './rows.ts';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** A task that is queued in a frame runs once that frame is painted. */
async function painted(): Promise<number> {
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

async function timed(act: () => void): Promise<number> {
  await frame();
  const start = performance.now();
  act();
  return (await painted()) - start;
}

async function until(isThere: () => boolean): Promise<number> {
  while (!isThere()) await frame();
  return performance.now();
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function scrollFrames(steps: number): Promise<number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let step = 0; step < steps; step += 1) {
    scrollBy(0, 240);
    const next = await frame();
    times.push(next - last);
    last = next;
  }
  return times;
}

export async function measureTable(
  element: HTMLElement,
  count: number,
  draw: (rows: readonly EventRow[]) => void,
) {
  let rows: readonly EventRow[] = eventRows(count);
  const change = (next: readonly EventRow[]) => () => {
    rows = next;
    draw(next);
  };
  const start = performance.now();
  draw(rows);
  await until(() => element.querySelectorAll('tbody tr, li').length > 1);
  const mount = (await painted()) - start;
  const domNodes = element.querySelectorAll('*').length;
  const appends: number[] = [];
  const edits: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    appends.push(await timed(change([...rows, ...eventRows(10, rows.length)])));
    edits.push(
      await timed(change(rows.map((row, at) => (at === 3 ? { ...row, people: turn } : row)))),
    );
  }
  const scrolls = await scrollFrames(60);
  scrollTo(0, 0);
  return {
    mount,
    append: quantile(appends, 0.5),
    edit: quantile(edits, 0.5),
    domNodes,
    scrollP95: quantile(scrolls, 0.95),
  };
}

/** Uses the native value setter, which React overrides, so that React's handlers run. */
function typeInto(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const options = () => document.querySelectorAll('[role="option"]').length;

export async function measureChoices(element: HTMLElement) {
  await until(() => element.querySelector('button') !== null);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const opener = [...element.querySelectorAll('button')].at(-1);
  const opens: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const start = performance.now();
    opener?.click();
    await until(() => options() > 4);
    opens.push((await painted()) - start);
    if (turn < 2) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
      await until(() => options() === 0);
    }
  }
  const drawn = options();
  const input = element.querySelector<HTMLInputElement>('input[role="combobox"]');
  const keys: number[] = [];
  for (const text of input
    ? ['c', 'cl', 'cli', 'clie', 'clien', 'client', 'client ', 'client 4', 'client 49']
    : []) {
    keys.push(await timed(() => input && typeInto(input, text)));
  }
  return {
    open: quantile(opens, 0.5),
    firstOpen: opens[0] ?? Number.NaN,
    keyP50: quantile(keys, 0.5),
    keyMax: Math.max(0, ...keys),
    drawn,
  };
}

export async function measureDialog() {
  await until(() => document.querySelector('button') !== null);
  const start = performance.now();
  document.querySelector('button')?.click();
  // Checked before each paint, so the frame that finds the dialog also shows it.
  const shell = (await until(() => document.querySelector('[role="dialog"]') !== null)) - start;
  const inputs = () => document.querySelectorAll<HTMLInputElement>('[role="dialog"] input');
  await until(() => inputs().length >= 30);
  const fields = (await painted()) - start;
  const [input] = inputs();
  if (!input) throw new Error('The dialog has no field to type into.');
  const keys: number[] = [];
  for (let length = 1; length <= 40; length += 1) {
    keys.push(await timed(() => typeInto(input, 'a'.repeat(length))));
  }
  return { shell, fields, typingP50: quantile(keys, 0.5), typingMax: Math.max(...keys) };
}
