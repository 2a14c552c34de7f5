/** `pnpm dev`: server on 8080, restarted on changes, with demo data unless DATABASE_URL is set; web on 5173. */
import { spawn } from 'node:child_process';

const ownDatabase = process.env['DATABASE_URL'] ?? process.env['DATABASE_URL_FILE'];
const demo = ownDatabase === undefined ? { DIGIS_DEMO: '1' } : {};
const server = spawn('node', ['--watch', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...demo, ...process.env },
});
const web = spawn('vite', ['apps/backoffice'], { stdio: 'inherit' });

const stop = () => {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
server.on('exit', stop);
web.on('exit', stop);
