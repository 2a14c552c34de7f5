import sharp from 'sharp';
import type { Caller } from '#testing/caller.ts';
import { upload } from '#testing/pictures.ts';

interface HostileBody {
  path: string;
  body: string;
}

const brackets = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);

const objects = (bytes: number): string => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`;

function unknownFields(bytes: number): string {
  const fields: string[] = [];
  for (let length = 2; length < bytes - 12;) {
    const field = `"${fields.length.toString(36)}":0`;
    fields.push(field);
    length += field.length + 1;
  }
  return `{${fields.join(',')}}`;
}

const most = 256 * 1024;

const login = 4096;

const ids = Array.from({ length: 37_000 }, (_, at) => at + 1).join(',');

const hostileBodies: readonly HostileBody[] = [
  { path: '/api/login', body: brackets(10_000) },
  { path: '/api/login', body: `{"username":${brackets(login - 100)}}` },
  { path: '/api/login', body: unknownFields(login) },
  { path: '/api/event', body: brackets(most) },
  { path: '/api/event', body: objects(most) },
  { path: '/api/event', body: unknownFields(most) },
  {
    path: '/api/package',
    body: `{"name":"x","pricing":[{"min":1,"max":2,"value":3}],"items":[${ids}]}`,
  },
  { path: '/api/event', body: JSON.stringify({ remark: 'ድ\u0000'.repeat(24_000) }) },
];

export type Answers = Record<string, number>;

async function note(answers: Answers, call: Promise<{ status: number }>): Promise<void> {
  const said = await call.then(
    ({ status }) => String(status),
    () => 'closed',
  );
  answers[said] = (answers[said] ?? 0) + 1;
}

const json = { 'Content-Type': 'application/json' };

async function inLanes(
  lanes: number,
  work: (lane: number, answers: Answers) => Promise<void>,
): Promise<Answers> {
  const answers: Answers = {};
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane, answers)));
  return answers;
}

export const sendBodies = (caller: Caller, rounds: number): Promise<Answers> =>
  inLanes(4, async (lane, answers) => {
    for (let at = 0; at < rounds * hostileBodies.length; at += 1) {
      const hostile = hostileBodies[(at + lane) % hostileBodies.length];
      if (hostile === undefined) continue;
      const { path, body } = hostile;
      await note(answers, caller.send(path, { method: 'POST', headers: json, body }));
    }
  });

export const workUsually = (caller: Caller, rounds: number): Promise<Answers> =>
  inLanes(4, async (_lane, answers) => {
    for (let at = 0; at < rounds * hostileBodies.length; at += 1) {
      await note(answers, caller.get('/api/event'));
    }
  });

export const uploadAtOnce = (caller: Caller, bytes: Buffer, howMany: number): Promise<Answers> =>
  inLanes(howMany, (_lane, answers) => note(answers, upload(caller, bytes)));

export const uploadMany = (caller: Caller, bytes: Buffer, howMany: number): Promise<Answers> => {
  let sent = 0;
  return inLanes(4, async (_lane, answers) => {
    while (sent < howMany) {
      sent += 1;
      await note(answers, upload(caller, bytes));
    }
  });
};

/** A picture that takes the most memory: progressive, full colour, rotated. */
export const heavyPicture = (megapixels: number): Promise<Buffer> => {
  const side = Math.floor(Math.sqrt(megapixels * 1e6));
  return sharp({ create: { width: side, height: side, channels: 3, background: '#0f5c5c' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
