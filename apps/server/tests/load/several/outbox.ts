import { setTimeout as delay } from 'node:timers/promises';
import { query } from '#testing/test-cluster.ts';

export async function countTwins(url: string): Promise<number> {
  const twins = 'SELECT FROM sms_outbox GROUP BY event_id, kind, phone HAVING count(*) > 1';
  return (await query(url, twins)).length;
}

export async function untilSent(url: string) {
  const isWaiting = async () => {
    const due = `SELECT FROM sms_outbox WHERE state = 'sending' OR state = 'scheduled' AND kind = 'confirmation' LIMIT 1`;
    return (await query(url, due)).length > 0;
  };
  while (await isWaiting()) await delay(200);
}
