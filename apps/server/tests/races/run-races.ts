/** Runs every race so many rounds; the books are verified after each round. */
import { cashRaces } from './cash-races.ts';
import { deleteRaces } from './delete-races.ts';
import { eventRaces } from './event-races.ts';
import { fileRaces } from './file-races.ts';
import { smsRaces } from './sms-races.ts';
import { openRaceTable } from './table.ts';

export interface RaceResult {
  rounds: number;
  /** What went wrong, round by round; nothing should have. */
  faults: string[];
}

export async function runRaces(rounds: number): Promise<Record<string, RaceResult>> {
  const results: Record<string, RaceResult> = {};
  const races = { ...cashRaces, ...eventRaces, ...deleteRaces, ...smsRaces, ...fileRaces };
  for (const [name, race] of Object.entries(races)) {
    const table = await openRaceTable();
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fault = (await race(table, round)) ?? (await table.app.verify());
      if (fault !== null) faults.push(`round ${round}: ${fault}`);
    }
    results[name] = { rounds, faults };
    await table.close();
  }
  return results;
}
