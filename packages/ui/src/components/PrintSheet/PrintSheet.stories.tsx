import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const lines = (words: string, count: number) =>
  Array.from({ length: count }, (_, index) => <Text key={index}>{`${index + 1}. ${words}`}</Text>);

const meta = {
  title: 'Layout/PrintSheet',
  component: PrintSheet,
  args: {
    head: (
      <Inline justify="between">
        <Text isStrong>Gojo Catering</Text>
        <Text>Agreement 2019/112</Text>
      </Inline>
    ),
    children: <Stack>{lines('Doro wat, for 120 people, with injera.', 12)}</Stack>,
    foot: (
      <Inline justify="between">
        <Text>Client</Text>
        <Text>Gojo Catering</Text>
      </Inline>
    ),
  },
  parameters: {
    handbook: {
      when: ['What leaves the office on paper.'],
      instead: ['What stays on the screen is a `Page`.'],
      anatomy: {
        Head: 'on each page: the business and the paper',
        Content: 'not torn within a line of a table',
        Blocks: 'each with a name, and never torn',
        Foot: 'once, at the end: signatures; it is not parted over two pages',
        Stamp: 'across the paper: that it is void',
      },
      words: ['A paper has both calendars, the sum in figures and the name of who signs.'],
      search: ['PDF', 'paper', 'receipt', 'contract', 'A4'],
    } satisfies Handbook,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const pageRules = () =>
  [...document.styleSheets].flatMap((style) =>
    [...style.cssRules].filter((rule) => rule instanceof CSSPageRule),
  );

/** Firefox and WebKit do not know margin boxes. */
function hasMarginBoxes() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-right { content: "1"; } }');
  return sheet.cssRules[0]?.cssText.includes('@bottom-right') === true;
}

export const HasPagesWithMarginsAndNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    const page = (name: string) => pageRules().find((rule) => rule.selectorText === name);
    if (hasMarginBoxes())
      await expect(page('')?.cssText).toContain('counter(page) " / " counter(pages)');
    await expect(page('kit-portrait')?.style.marginTop).toBe('16mm');
  },
};

export const ManyPages: Story = {
  args: { children: <Stack>{lines('Doro wat, for 120 people, with injera.', 90)}</Stack> },
};

export const BlocksAreNotParted: Story = {
  args: {
    orientation: 'landscape',
    children: undefined,
    blocks: ['Almaz', 'Daniel'].map((label) => ({
      id: label,
      label,
      content: <Stack>{lines('Doro wat, for 120 people, with injera.', 6)}</Stack>,
    })),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Daniel' })).breakInside).toBe(
      'avoid',
    );
  },
};

export const AStampLiesAcrossIt: Story = {
  args: { stamp: 'VOID', paper: 'a6' },
  play: ({ canvas }) => expect(canvas.getByText('VOID')).toBeVisible(),
};

export const StaysWhiteInADarkPage: Story = {
  globals: { scheme: 'dark' },
  args: { paper: 'a6', stamp: 'VOID' },
  play: async ({ canvas }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('article'));
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(color).toBe('rgb(48, 57, 58)');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <PrintSheet {...args} />
      <PrintSheet {...args} orientation="landscape" />
      <PrintSheet {...args} paper="a6" />
      <PrintSheet {...args} paper="roll" />
      <PrintSheet {...args} paper="roll" stamp="VOID" />
    </Stack>
  ),
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    stamp: 'ተሰርዟል',
    paper: 'a6',
    head: <Text isStrong>ጎጆ ድግስ</Text>,
    children: <Stack>{lines('ዶሮ ወጥ፣ ለ120 ሰዎች', 8)}</Stack>,
    foot: <Text>የደንበኛ ፊርማ</Text>,
  },
};
