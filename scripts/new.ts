/** `pnpm new component StatCard`: the files of a new part of the kit, with its stories and its line in the index. */
import { writeComponent } from './new/component.ts';

const [kind, name = ''] = process.argv.slice(2);

if (kind === 'component' && /^[A-Z][A-Za-z]+$/u.test(name)) {
  for (const file of writeComponent('packages/ui/src', name)) console.log(file);
  console.log(
    'Write the props first, then the states; `node scripts/check-structure.ts` says what is missing.',
  );
} else {
  console.error('Usage: pnpm new component NameInPascalCase');
  process.exitCode = 1;
}
