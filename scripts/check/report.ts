/** How every check of the tree ends: its faults, a line that counts what was looked at, and the exit code. */

/** `counted` is said before the number of faults: `1,440 files`. */
export function report(faults: readonly string[], counted: string, whatTheyAre = 'faults'): void {
  for (const fault of faults) console.error(fault);
  console.log(`${counted}, ${faults.length} ${whatTheyAre}`);
  if (faults.length > 0) process.exitCode = 1;
}
