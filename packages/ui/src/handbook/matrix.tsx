import { Markdown } from '@storybook/addon-docs/blocks';
import pages from 'virtual:component-pages';
import { type Measured, type MeasuredKit, useMeasured } from './measured.ts';

const head = [
  'Component',
  'State',
  'Stories',
  'axe',
  'Keyboard',
  'Forced colours',
  'Said in Amharic',
];

const forcedColours = ({ controls, unseen, withoutFocus }: Measured) =>
  controls === 0
    ? 'no control'
    : unseen.length + withoutFocus.length === 0
      ? `✓ ${controls}`
      : `✗ ${[...unseen, ...withoutFocus].join(', ')}`;

const takesFocus =
  /^(?:button|link|checkbox|switch|radio|textbox|searchbox|combobox|tab|gridcell|menuitem)$/u;

const keyboard = ({ byKeyboard, roles }: Measured) =>
  byKeyboard > 0
    ? `✓ ${byKeyboard}`
    : roles.some((role) => takesFocus.test(role))
      ? '–'
      : 'nothing to press';

function cells(run: Measured | undefined): string[] {
  if (!run) return ['not measured', '', '', '', ''];
  return [
    `${run.passed === run.stories ? '✓' : '✗'} ${run.passed} of ${run.stories}`,
    `${run.axeViolations === 0 ? '✓' : `✗ ${run.axeViolations}`} ${run.axeRules} rules`,
    keyboard(run),
    forcedColours(run),
    run.spoken.length > 0 ? '✓' : '–',
  ];
}

const groups = [...new Set(Object.values(pages).map(({ group }) => group))].sort();

const textOf = ({ components }: MeasuredKit) =>
  groups
    .map((group) => {
      const rows = Object.entries(pages)
        .filter(([, own]) => own.group === group)
        .map(([name, { page, state }]) => [
          `[${name}](?path=/docs/${page})`,
          state,
          ...cells(components[name]),
        ]);
      const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
      return `## ${group}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');

export function Matrix() {
  const measured = useMeasured();
  if (!measured) return null;
  const { chromium, axe } = measured;
  const by =
    chromium === '' ? 'Not measured yet' : `Measured with Chromium ${chromium} and axe ${axe}`;
  return <Markdown>{`${by}.\n\n${textOf(measured)}`}</Markdown>;
}
