import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { giveTo } from '../../apps/server/src/db/embedded/run-as.ts';
import { copyDeployed, frontAddress, makeFolder, variablesOf } from './files.ts';
import { until } from './members.ts';
import type { Purse } from './node.ts';

export interface Front {
  urlOf(role: string, password: string, database?: string): string;
  pooledUrlOf(role: string, password: string): string;
  close(): void;
}

async function listens(port: number): Promise<true | undefined> {
  const socket = connect(port, frontAddress);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

export async function startFront(purse: Purse, appPassword: string): Promise<Front> {
  const { account } = purse;
  const folder = makeFolder(account, join(purse.folder, 'front'));
  copyDeployed(account, folder);
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"digis_app" "${appPassword}"\n`, { mode: 0o600 });
  giveTo(account, users);
  const start = (program: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const env = { PATH: process.env['PATH'], ...variablesOf(1) };
    return spawn(program, args, { ...account, cwd: folder, env, stdio: ['ignore', log, log] });
  };
  const programs = [
    start('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]),
    start('pgbouncer', [join(folder, 'pgbouncer.ini')]),
  ];
  const close = () => {
    for (const program of programs) program.kill('SIGKILL');
  };
  for (const port of [5000, 6432]) await until(`a listener at port ${port}`, () => listens(port));
  const address = (role: string, password: string, port: number, database: string) =>
    `postgres://${role}:${password}@${frontAddress}:${port}/${database}`;
  return {
    urlOf: (role, password, database = 'digis') => address(role, password, 5000, database),
    pooledUrlOf: (role, password) => address(role, password, 6432, 'digis'),
    close,
  };
}
