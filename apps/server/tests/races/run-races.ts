/** Runs every race so many rounds; the books are verified after each round. */
import { branchRaces } from './branch-races.ts';
import { cashRaces } from './cash-races.ts';
import { correctionRaces } from './correction-races.ts';
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

/** `only`: those with this in their name. */
export async function runRaces(rounds: number, only = ''): Promise<Record<string, RaceResult>> {
  const results: Record<string, RaceResult> = {};
  const races = {
    ...cashRaces,
    ...eventRaces,
    ...correctionRaces,
    ...branchRaces,
    ...deleteRaces,
    ...smsRaces,
    ...fileRaces,
  };
  for (const [name, race] of Object.entries(races)) {
    if (!name.includes(only)) continue;
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
