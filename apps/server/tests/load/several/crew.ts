import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { permissionValues } from '@digis/api-client/contract';
import { ApiSession } from '../../support/api-session.ts';
import { uploaderPassword, type Hands } from '../../kill/mixed-writes.ts';
import { attempt, type Ledger, type Outcome } from '../../kill/writers.ts';

const thinkMs = 200;
const sighMs = 1_000;

export async function signInAll(admin: ApiSession, count: number): Promise<ApiSession[]> {
  const sessions: ApiSession[] = [];
  for (let number = 0; number < count; number += 1) {
    const username = `clerk${number}`;
    const body = { username, password: uploaderPassword, branchId: 1 };
    const { id } = await admin.call('POST', '/api/user', body);
    await admin.call('PUT', '/api/user', { id, access: permissionValues });
    // From an address of its own, because sign-ins are limited per address.
    const headers = { 'X-Forwarded-For': `10.0.0.${number + 1}` };
    sessions.push(await ApiSession.signIn(admin.address, username, uploaderPassword, headers));
  }
  return sessions;
}

export interface Work {
  stop(): Promise<Readonly<Record<Outcome, number>>>;
}

export function putToWork(
  crew: readonly ApiSession[],
  { uploaders, uploads }: Omit<Hands, 'admin'>,
  ledger: Ledger,
): Work {
  const over = new AbortController();
  const counts: Record<Outcome, number> = { acknowledged: 0, 'asked to wait': 0, failed: 0 };
  const work = async (admin: ApiSession): Promise<void> => {
    const hands: Hands = { admin, uploaders, uploads };
    while (!over.signal.aborted) {
      const outcome = await attempt(hands, ledger, randomUUID());
      counts[outcome] += 1;
      await delay(outcome === 'failed' ? sighMs : thinkMs);
    }
  };
  const all = Promise.all(crew.map(work));
  return {
    stop: async () => {
      over.abort();
      await all;
      return counts;
    },
  };
}

export async function countLostSessions(crew: readonly ApiSession[]): Promise<number> {
  const lost = await Promise.all(
    crew.map((session) =>
      session
        .patiently(() => session.call('GET', '/api/user-info'))
        .then(
          () => 0,
          () => 1,
        ),
    ),
  );
  return lost.filter((one) => one === 1).length;
}
