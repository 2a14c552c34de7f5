/** `node scripts/release/sbom.ts [FILE]`: the lockfile's packages as a CycloneDX bill of materials. */
import { writeFileSync } from 'node:fs';
import description from '../../package.json' with { type: 'json' };
import { readLockedPackages } from './locked-packages.ts';

const [, , file = 'digis.cdx.json'] = process.argv;

const components = readLockedPackages().map(({ name, version }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', 'bom-ref': purl, name, version, purl };
});
const { name, version } = description;
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components,
};
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${components.length} packages`);
