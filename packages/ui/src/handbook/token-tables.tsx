/** Tables of all tokens by variable, with their values; a press on a name copies it. */
import { useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { darkColours, kitVariable, lightColours, scales, type Colours } from '../tokens/tokens.ts';
import './token-tables.css';

/** The purpose of each token, documented only here. A token without one does not compile. */
const colourUses: Readonly<Record<keyof Colours, string>> = {
  canvas: 'behind the cards of a page',
  surface: 'cards, dialogs, fields',
  sunken: 'what lies deeper: tracks, code, the ground of a table’s head',
  hover: 'a row or a quiet button under the pointer',
  text: 'text',
  textMuted: 'hints, descriptions, second lines',
  textDisabled: 'what cannot be used now; needs no contrast, is never the only information',
  border: 'edges between parts',
  borderControl: 'edges of controls, which have to be seen: 3 : 1',
  brand: 'solid buttons, the chosen one',
  brandHover: 'the same under the pointer',
  onBrand: 'text on brand',
  brandText: 'links and quiet buttons, on surface and canvas',
  brandSubtle: 'a tint behind what is chosen',
  focus: 'the ring around what has the focus',
  sidebar: 'the ground of the sidebar',
  onSidebar: 'text on it',
  sidebarActive: 'the current page in it',
  critical: 'what destroys, and errors',
  criticalHover: 'the same under the pointer',
  criticalSubtle: 'behind errors',
  positive: 'success, money in',
  positiveSubtle: 'behind it',
  caution: 'warnings, what waits',
  cautionSubtle: 'behind them',
  info: 'information',
  infoSubtle: 'behind it',
  onStatus: 'text on critical, positive, caution and info',
  accent: 'today’s ring: the yellow of the Meskel daisy, as a line',
  accentFill: 'the same as a ground',
  onAccentFill: 'text on it',
  scrim: 'over the page, behind a dialog',
};

const groupUses: Readonly<Record<keyof typeof scales, string>> = {
  space: 'Space between and within parts',
  radius: 'Radii of corners',
  fontSize: 'Sizes of text, in rem, so that a reader’s own size counts',
  lineHeight: 'Line heights, tall enough for Ethiopic letters',
  fontWeight: 'Weights',
  fontFamily: 'Font',
  shadow: 'Shadows',
  layer: 'What lies over what',
  motion: 'Durations; zero where motion is reduced',
  easing: 'How movement begins and ends',
  size: 'Sizes of controls and of the frame; larger under a finger, rows smaller when compact',
};

interface Row {
  readonly variable: string;
  readonly light: string;
  readonly dark?: string;
  readonly use?: string;
}

function CopyName({ variable }: { variable: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(variable);
    setCopied(true);
  };
  return (
    <button
      type="button"
      className="token-name"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {variable}
      <span role="status">{copied ? ' copied' : ''}</span>
    </button>
  );
}

function Value({ text, isColour }: { text: string; isColour: boolean }) {
  return (
    <td>
      {isColour && <span className="token-swatch" style={{ background: text }} aria-hidden />}
      <code>{text}</code>
    </td>
  );
}

function Table({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const isColour = rows.some(({ dark }) => dark !== undefined);
  const hasUses = rows.some(({ use }) => use !== undefined);
  return (
    <table className="token-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Variable: press to copy</th>
          <th scope="col">{isColour ? 'Light' : 'Value'}</th>
          {isColour && <th scope="col">Dark</th>}
          {hasUses && <th scope="col">Use</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variable, light, dark, use }) => (
          <tr key={variable}>
            <th scope="row">
              <CopyName variable={variable} />
            </th>
            <Value text={light} isColour={isColour} />
            {dark !== undefined && <Value text={dark} isColour />}
            {hasUses && <td>{use}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isColour = (name: string): name is keyof typeof lightColours => name in lightColours;

const colours = Object.keys(lightColours)
  .filter(isColour)
  .map((name) => ({
    variable: `--${kitVariable(['color', name])}`,
    light: lightColours[name],
    dark: darkColours[name],
    use: colourUses[name],
  }));

const rowsOf = (group: string, values: Readonly<Record<string, string>> | string): Row[] =>
  typeof values === 'string'
    ? [{ variable: `--${kitVariable([group])}`, light: values }]
    : Object.entries(values).map(([name, light]) => ({
        variable: `--${kitVariable([group, name])}`,
        light,
      }));

const isGroup = (name: string): name is keyof typeof groupUses => name in groupUses;
const captionOf = (group: string) => (isGroup(group) ? groupUses[group] : group);

export function TokenTables() {
  return (
    <Unstyled>
      <Table caption="Colours" rows={colours} />
      {Object.entries(scales).map(([group, values]) => (
        <Table key={group} caption={captionOf(group)} rows={rowsOf(group, values)} />
      ))}
    </Unstyled>
  );
}
