import { ApiError } from '@digis/api-client';
import { expect, test, vi } from 'vitest';
import type { Piece } from './pieces.ts';
import { createRowSender, type Progress, untouched } from './row-sender.ts';

const rows = Array.from({ length: 1200 }, (_, at) => ({ row: at + 2, values: {} }));
const counts = { new: 0, known: 0, doubtful: 0, refused: 0 };

function sending(answer: (piece: Piece, sent: number) => void) {
  const pieces: Piece[] = [];
  const ids: (number | null)[] = [];
  let now: Progress = untouched;
  const sender = createRowSender(
    async (piece, id) => {
      pieces.push(piece);
      ids.push(id);
      answer(piece, pieces.length);
      const answers = piece.rows.map(({ row }) => ({ row, outcome: 'new' as const }));
      return { success: true, id: 7, rows: answers, counts };
    },
    (progress) => {
      now = progress;
    },
  );
  const became = (phase: Progress['phase']) => vi.waitFor(() => expect(now.phase).toBe(phase));
  return { sender, pieces, ids, became, now: () => now };
}

test('a stopped check ends after its batch, and resumes with the next one', async () => {
  const { sender, pieces, ids, became, now } = sending((_piece, sent) => {
    if (sent === 1) sender.stop();
  });
  sender.send(rows);
  await became('stopped');
  expect([now().left, now().answers.size]).toEqual([700, 500]);
  sender.goOn();
  await became('ready');
  expect([now().left, now().answers.size, pieces.length]).toEqual([0, 1200, 3]);
  expect(ids).toEqual([null, 7, 7]);
});

test.each([
  ['has no answer is sent again with its key', 0, 'NETWORK', true],
  ['is refused is a new request when it is sent again', 422, 'VALIDATION', false],
] as const)('a batch that %s', async (_what, status, code, isKept) => {
  const { sender, pieces, became, now } = sending((_piece, sent) => {
    if (sent === 2) throw new ApiError({ status, code, msg: '' });
  });
  sender.send(rows);
  await became('broken');
  expect(now().left).toBe(700);
  sender.goOnIfBroken();
  await became('ready');
  expect(pieces.map((piece) => piece.rows.length)).toEqual([500, 500, 500, 200]);
  expect(pieces[1]?.key === pieces[2]?.key).toBe(isKept);
});
