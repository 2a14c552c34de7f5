import { faultOf } from '../running/log.ts';
import type { CopyAnswer, CopyTask } from './daily-copies.ts';
import { keepDailyCopy } from './keep-daily-copy.ts';

async function answerTo({ key, ...task }: CopyTask): Promise<CopyAnswer> {
  try {
    return { kept: await keepDailyCopy({ ...task, key: Buffer.from(key) }) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

process.on('message', (task: CopyTask) => {
  void answerTo(task).then((answer) =>
    process.send?.(answer, undefined, undefined, () => process.disconnect()),
  );
});
// Ends with its server. An unfinished copy never gets its final name.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
