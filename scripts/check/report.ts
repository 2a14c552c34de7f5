/** Prints the result of a check: its faults, a line with the number of things checked, and the exit code. */

/** `counted` is printed before the number of faults: `1,440 files`. */
export function report(faults: readonly string[], counted: string, whatTheyAre = 'faults'): void {
  for (const fault of faults) console.error(fault);
  console.log(`${counted}, ${faults.length} ${whatTheyAre}`);
  if (faults.length > 0) process.exitCode = 1;
}
