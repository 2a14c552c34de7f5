/** `destroy [--name NAME --copy FILE]`: deletes a business, rows and images. */
import { basename } from 'node:path';
import { systemClock } from '../base/clock.ts';
import { destroyArguments } from '../destroy/destroy-arguments.ts';
import { openOwner } from '../destroy/owner.ts';
import { removeAll } from '../destroy/remove-all.ts';
import { requireRecentCopy } from '../destroy/recent-copy.ts';
import { stockText, takeStock } from '../destroy/take-stock.ts';
import { openFileStore } from '../files/file-store.ts';
import { writeDurably } from '../files/write-durably.ts';
import { runAsOwner } from './run-command.ts';
import { StartError } from '../base/errors.ts';

await runAsOwner(async ({ config, database: { url } }) => {
  const { name, copy, withoutCopy, ...trusted } = destroyArguments(config);
  const files = await openFileStore(config);
  await using owner = await openOwner(url);
  const stock = await takeStock(owner, files);
  if (name === null) {
    const how = `To remove it: destroy --name ${JSON.stringify(stock.business)} --copy FILE`;
    return `${await stockText(stock, config)}\nNothing was removed. ${how}`;
  }
  if (name !== stock.business) {
    throw new StartError(
      `This is the business ${JSON.stringify(stock.business)}, not ${JSON.stringify(name)}. Nothing was removed.`,
    );
  }
  const now = systemClock.now();
  const found = withoutCopy
    ? null
    : await requireRecentCopy(owner.db, { file: copy, ...trusted, now });
  const removed = await removeAll(owner, files);
  const proof = {
    business: stock.business,
    destroyedAt: now.toISOString(),
    copy: found,
    ...removed,
  };
  const file = `destroyed-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`;
  await writeDurably(config.dataDir, file, Buffer.from(`${JSON.stringify(proof, null, 2)}\n`));
  const rows = removed.tables.reduce((sum, table) => sum + table.rows, 0);
  const kept = found === null ? 'no copy was asked for' : `the copy is ${basename(found.file)}`;
  return `${stock.business} is destroyed: ${rows} rows and ${removed.images} images are gone; ${kept}. ${file} in DATA_DIR says what was removed.`;
});
