// D118
import { workerAddress } from '../browser/worker-address.ts';
import { offerReload } from './lost-files.ts';

const ADDRESS = '/service-worker.js';
const A_QUARTER_OF_AN_HOUR = 900_000;

function takeOver(worker: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  worker.postMessage({ type: 'SKIP_WAITING' }, []);
}

/** The first worker in a browser replaces no version. */
function offer(worker: ServiceWorker | null) {
  if (worker && navigator.serviceWorker.controller) offerReload(() => takeOver(worker));
}

function watch(registration: ServiceWorkerRegistration) {
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, A_QUARTER_OF_AN_HOUR);
}

export function registerWorker() {
  void navigator.serviceWorker.register(workerAddress(ADDRESS)).then(watch, () => undefined);
}
