/** Logo and stamp of a paper, kept as long as the paper. */
import type { Database } from '#db/open-database.ts';
import { holdSettings, selectSettings } from '../../records/settings/setting-queries.ts';
import { selectKnown } from './agreement-queries.ts';

export async function markPaper(db: Database) {
  await holdSettings(db, ['paper_logo', 'tenant_logo', 'stamp']);
  const settings = await selectSettings(db);
  const logo = settings.paper_logo || settings.tenant_logo;
  const known = await selectKnown(db, [logo, settings.stamp]);
  return {
    settings,
    logo: known.has(logo) ? logo : null,
    stamp: known.has(settings.stamp) ? settings.stamp : null,
  };
}
