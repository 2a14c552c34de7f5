import { expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

// D162
it.each([
  ['of the branch', 1204],
  ['of year and event', null],
])(
  'twenty agreements printed concurrently get twenty distinct numbers: %s',
  async (_of, agreement_number) => {
    const admin = await standard.app.as('admin');
    const bole = { id: 1, name: 'Bole', address: 'Africa Avenue', agreement_number };
    expect((await admin.patch('/api/branch', bole)).status).toBe(200);
    const events: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const { body } = await admin.post('/api/event', buildEvent({ branchId: 1 }));
      events.push(body.event.id);
    }
    const answers = await Promise.all(
      [...events, ...events].map((eventId) =>
        admin.post('/api/generate-agreement', buildAgreement({ eventId })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const printed = answers.map(({ body }) => /<strong>([^<]*)<\/strong>/.exec(body)?.[1]);
    const numbers = events.map((id, at) =>
      agreement_number === null ? `2019-${String(id).padStart(4, '0')}` : String(1204 + at),
    );
    const all = [...numbers, ...numbers.map((number) => `${number}/2`)];
    expect(printed.toSorted()).toEqual(all.toSorted());
  },
);
