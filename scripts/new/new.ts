/** `pnpm new component ProgressRing`, `pnpm new screen guest-lists 'የእንግዶች ዝርዝሮች'`, `pnpm new call records/guest-list`: creates files that compile. */
import { serverWings } from '../lint/arrow-table.js';
import { writeCall } from './call.ts';
import { writeComponent } from './component.ts';
import { isKebabCase } from './write-files.ts';
import { writeScreen } from './screen.ts';

interface Kind {
  readonly example: string;
  readonly isName: (name: string, amharic: string) => boolean;
  readonly write: (name: string, amharic: string) => string[];
  readonly next: string;
}

function isModule(name: string): boolean {
  const [wing, module = '', ...rest] = name.split('/');
  return serverWings.some((one) => one.name === wing) && isKebabCase(module) && rest.length === 0;
}

const kinds: Readonly<Record<string, Kind>> = {
  component: {
    example: 'ProgressRing',
    isName: (name) => /^[A-Z][A-Za-z]+$/u.test(name),
    write: (name) => writeComponent('packages/ui/src', name),
    next: 'Write the props first, then the states; `node scripts/check/structure.ts` says what is missing.',
  },
  screen: {
    example: "guest-lists 'የእንግዶች ዝርዝሮች'",
    isName: (name, amharic) => isKebabCase(name) && /^[\p{Script=Ethiopic}\s]+$/u.test(amharic),
    write: (name, amharic) => writeScreen('apps/backoffice/src', name, amharic),
    next: 'Then `pnpm i18n`, its call, its permission and its icon. docs/guides/add-a-screen.md goes on.',
  },
  call: {
    example: 'records/guest-list',
    isName: isModule,
    write: (name) => writeCall('.', name),
    next: 'Then `pnpm generate`, its schemas and its permission. docs/guides/add-a-call.md goes on.',
  },
};

const [asked = '', name = '', amharic = ''] = process.argv.slice(2);
const kind = kinds[asked];

if (kind?.isName(name, amharic)) {
  for (const file of kind.write(name, amharic)) console.log(file);
  console.log(kind.next);
} else {
  for (const [word, { example }] of Object.entries(kinds)) {
    console.error(`pnpm new ${word} ${example}`);
  }
  process.exitCode = 1;
}
