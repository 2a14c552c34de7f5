export interface GuideCommand {
  readonly step: number;
  readonly command: string;
}

const STEP = /^(\d+)\. /u;
const OPEN = /^\s*```sh$/u;
const CLOSE = /^\s*```$/u;

export function guideCommands(guide: string): GuideCommand[] {
  const commands: GuideCommand[] = [];
  let step = 0;
  let isBlock = false;
  for (const line of guide.split('\n')) {
    step = Number(STEP.exec(line)?.[1] ?? step);
    if (OPEN.test(line)) isBlock = true;
    else if (CLOSE.test(line)) isBlock = false;
    else if (isBlock && line.trim() !== '') commands.push({ step, command: line.trim() });
  }
  if (isBlock) throw new Error('A block of commands is not closed.');
  return commands;
}
