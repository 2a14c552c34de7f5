import * as fc from 'fast-check';
import { permissionValues } from '@digis/api-client/contract';
import {
  standardFixture,
  standardPeople,
  startTestApp,
  type Answer,
  type Caller,
  type TestApp,
} from '../../testing/index.ts';
import { verifyOn } from '../../testing/verify-since.ts';
import { cashierSteps } from './steps/cashier-steps.ts';
import { certificateSteps } from './steps/certificate-steps.ts';
import { crewSteps } from './steps/crew-steps.ts';
import { eventSteps } from './steps/event-steps.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkBooks, checkEvent, checkKept, same, type Table } from './checks.ts';
import { timesAsOften } from './kinds.ts';
import { correctSteps } from './steps/correct-steps.ts';
import { noteEntry } from './steps/moved-entries.ts';
import { type Actor, emptyModel, isInAdvanceTab } from './model.ts';
import { idsOf, printOf, type Print } from './observe.ts';
import { importSteps, openingSteps } from './steps/opening-steps.ts';
import { peopleSteps } from './steps/people-steps.ts';
import { pettySteps } from './steps/petty-steps.ts';
import { byBank, placeSteps } from './steps/place-steps.ts';
import { places } from './places.ts';
import type { Draw, MakeStep, Step } from './steps/step.ts';

const makers = [
  ...eventSteps,
  ...cashierSteps,
  ...peopleSteps,
  ...crewSteps,
  ...pettySteps,
  ...correctSteps,
  ...placeSteps,
  ...certificateSteps,
  ...openingSteps,
  ...importSteps,
];

export type RandomStep = Draw & { step: number };

export type Histogram = Map<string, { done: number; refused: number }>;

const sequence = (length: number): fc.Arbitrary<RandomStep[]> =>
  fc.array(
    fc.record({
      step: fc.nat(makers.length - 1),
      actor: fc.nat(99),
      pick: fc.nat(9_999),
      choice: fc.nat(9_999),
      amount: fc.nat(99_999),
      isBold: fc.boolean(),
    }),
    { minLength: length, maxLength: length },
  );

export interface Game {
  sequences: number;
  length: number;
  seed?: number | undefined;
  atEnd?: (table: Table) => Promise<void>;
}

/**
 * Plays each sequence in a business of its own.
 * @throws the first difference with its seed
 */
export async function playAll({ sequences, length, seed, atEnd }: Game): Promise<Histogram> {
  const histogram: Histogram = new Map();
  const property = fc.asyncProperty(fc.noBias(sequence(length)), (draws) =>
    play(draws, histogram, atEnd),
  );
  const details = await fc.check(property, {
    numRuns: sequences,
    endOnFailure: true,
    ...(seed !== undefined && { seed }),
  });
  if (!details.failed) return histogram;
  const cause = details.errorInstance instanceof Error ? details.errorInstance.message : '';
  throw new Error(`seed ${details.seed}, sequence ${details.counterexamplePath}: ${cause}`, {
    cause: details.errorInstance,
  });
}

const names = ['admin', 'alem', 'kebede', 'sefer'] as const;
const stepsInDay = 9;
/** Rarely, because verify reads the whole journal. */
const stepsToVerify = 10;

/** Birr; about as much as most payments. */
const mostAlone = 1_500;

async function openTable(isLimited: boolean): Promise<Table> {
  const app = await startTestApp({ checkResponses: false });
  await standardFixture(app);
  await standardPeople(app);
  const access = permissionValues;
  await app.createUser({ username: 'alem', branch_id: 1, access });
  await app.createUser({ username: 'sefer', branch_id: 2, access });
  const callers = await signIn(app);
  const limit = isLimited ? mostAlone : null;
  await callers.admin.post('/api/settings', { four_eyes_above: limit });
  for (const place of places) await callers.admin.post('/api/place', place);
  return { app, model: emptyModel(app.clock.now().getTime(), limit), callers };
}

async function signIn(app: TestApp): Promise<Record<Actor, Caller>> {
  const callers: Partial<Record<Actor, Caller>> = {};
  for (const name of names) callers[name] = await app.as(name);
  return callers as Record<Actor, Caller>;
}

async function play(
  draws: readonly RandomStep[],
  histogram: Histogram,
  atEnd?: Game['atEnd'],
): Promise<void> {
  const table = await openTable((draws[0]?.choice ?? 0) % 3 === 0);
  const own: Histogram = new Map();
  try {
    let print = await printOf(table.app);
    for (const [at, draw] of draws.entries()) {
      if (at % stepsInDay === stepsInDay - 1) await passDay(table);
      const step = byBank(table.model, draw, stepOf(table, draw, { own, at }));
      print = await playStep(table, step, draw, print, at);
      for (const counts of [own, histogram]) count(counts, step);
    }
    same(await table.app.verify(), null, 'after the last operation');
    await checkEnvelope(table);
    await atEnd?.(table);
  } finally {
    await table.app.close();
  }
}

async function passDay(table: Table): Promise<void> {
  table.app.clock.advance(24 * 60);
  table.model.now = table.app.clock.now().getTime();
  table.callers = await signIn(table.app);
}

/** Openings come first, because they are refused once money has moved. */
const stepsBeforeMoney = 10;

const stepsToRarest = 12;

function stepOf(
  { model }: Table,
  draw: RandomStep,
  { own, at }: { own: Histogram; at: number },
): Step {
  const isEarly = at < stepsBeforeMoney;
  const isTooEarly = ({ moves }: Step): boolean => isEarly && moves !== undefined;
  const isOfRarest = at % stepsToRarest === stepsToRarest - 1;
  const drawn = isOfRarest ? null : makers[draw.step]?.(model, draw);
  if (drawn !== null && drawn !== undefined && !isTooEarly(drawn)) return drawn;
  const timesDone = ({ kind }: Step): number => (own.get(kind)?.done ?? 0) / timesAsOften(kind);
  const rarestOf = (some: readonly MakeStep[]): Step | undefined =>
    some
      .flatMap((make) => make(model, draw) ?? [])
      .filter((step) => step.refusal === undefined && !isTooEarly(step))
      .toSorted((a, b) => timesDone(a) - timesDone(b))[0];
  const rarest = (isEarly ? rarestOf(openingSteps) : undefined) ?? rarestOf(makers);
  if (rarest === undefined) throw new Error('no step is possible');
  return rarest;
}

function count(histogram: Histogram, step: Step): void {
  for (const kind of step.also === undefined ? [step.kind] : [step.kind, step.also]) {
    const counts = histogram.get(kind) ?? { done: 0, refused: 0 };
    counts[step.refusal === undefined ? 'done' : 'refused'] += 1;
    histogram.set(kind, counts);
  }
}

async function playStep(
  table: Table,
  step: Step,
  draw: Draw,
  before: Print,
  at: number,
): Promise<Print> {
  const { app, callers } = table;
  const words = `step ${at}: ${step.kind} by ${step.actor} ${JSON.stringify(step.body)}`;
  const key = { 'Idempotency-Key': `step-${at}-of-the-game` };
  const { admin } = callers;
  const prepared = await step.prepare?.(async (path) => (await admin.get(path)).body, admin);
  const body = { ...step.body, ...prepared };
  const send = (): Promise<Answer> => callers[step.actor][step.method](step.path, body, key);
  const answer = await send();
  const wanted = step.refusal ?? { status: 200, code: undefined };
  same([answer.status, answer.body.code], [wanted.status, wanted.code], words);
  if (step.refusal === undefined) {
    const ids = idsOf(app, answer.body);
    const accounts = new Map(table.model.accounts);
    await step.apply(ids);
    noteEntry(table.model, accounts, step, ids);
  }
  await noteAdvances(table);

  const print = await printOf(app, before.last);
  checkKept(step, before, print, words);
  await checkBooks(table, at % 2 === 0 ? 1 : 2, words);
  await checkEvent(table, draw, words);
  if (at % stepsToVerify === 0) {
    same(await app.verify(), null, words);
    same(await verifyOn(app), null, `from a checkpoint: ${words}`);
  }
  if (draw.amount % 10 === 0) {
    // I10: the same key and body give the same answer and change nothing.
    const again = await send();
    same([again.status, again.body.code], [answer.status, answer.body.code], words);
    if (answer.status === 200) same(again.body, answer.body, words);
    same({ ...(await printOf(app, before.last)), prefix: print.prefix }, print, words);
  }
  return print;
}

async function noteAdvances({ app, model }: Table): Promise<void> {
  const ids = idsOf(app, {});
  for (const event of model.events) {
    if (event.advanceId === null && isInAdvanceTab(event)) {
      event.advanceId = await ids.advanceOf(event.id);
    }
  }
}
