import type { Contender } from './contender.ts';
import { pelt, type Call, type Load, type Target } from './load.ts';

interface Measured extends Load {
  cpuMs: number;
}

export interface Pair {
  ours: Contender;
  bare: Contender;
  token: string;
}

export interface Trial {
  name: string;
  callOf: () => Call;
  calls: number;
}

const warmUp = 200;

async function measure(contender: Contender, target: Target, trial: Trial): Promise<Measured> {
  const before = await contender.cpuSeconds();
  const load = await pelt(target, trial.callOf, trial.calls);
  const used = (await contender.cpuSeconds()) - before;
  return { ...load, cpuMs: (used * 1_000) / load.requests };
}

function medianOf(all: readonly Measured[], name: keyof Measured): number {
  const sorted = all.map((one) => one[name]).toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
}

const medians = (all: readonly Measured[]) => ({
  perSecond: medianOf(all, 'perSecond'),
  'cpu ms per request': medianOf(all, 'cpuMs'),
  'p99 ms': medianOf(all, 'p99'),
});

export async function compare({ ours, bare, token }: Pair, trial: Trial, rounds: number) {
  const sides = [ours, bare].map((contender) => {
    const measured: Measured[] = [];
    return { contender, target: { url: contender.url, token }, measured };
  });
  for (const { target } of sides) await pelt(target, trial.callOf, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, target, measured } of sides)
      measured.push(await measure(contender, target, trial));
  }
  const [a, b] = sides.map(({ measured }) => medians(measured));
  if (a === undefined || b === undefined) throw new Error('two servers are compared');
  const ratio = (name: keyof typeof a): number => Number((a[name] / b[name]).toFixed(2));
  const ratios = {
    perSecond: ratio('perSecond'),
    'cpu ms per request': ratio('cpu ms per request'),
    'p99 ms': ratio('p99 ms'),
  };
  console.log(trial.name);
  console.table({ ours: a, bare: b, ratios });
  return { ours: a, bare: b, ratios };
}
