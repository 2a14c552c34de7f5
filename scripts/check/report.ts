export function report(faults: readonly string[], counted: string, whatTheyAre = 'faults'): void {
  for (const fault of faults) console.error(fault);
  console.log(`${counted}, ${faults.length} ${whatTheyAre}`);
  if (faults.length > 0) process.exitCode = 1;
}
