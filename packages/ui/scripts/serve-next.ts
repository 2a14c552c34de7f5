/** Starts a built Next app on a free port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export async function serveNext(folder: string) {
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '--port', '0'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/u.exec(said) ?? [];
      if (port !== undefined && said.includes('Ready')) resolve(`http://127.0.0.1:${port}/`);
    });
    child.on('exit', () => reject(new Error(`next start ended: ${said}`)));
  });
  const close = () => {
    child.removeAllListeners('exit');
    child.kill();
  };
  return { url, close };
}
