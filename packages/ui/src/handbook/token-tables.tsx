/** Every token by its variable, with its values; a press on the name copies it. */
import { useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { darkColours, kitVariable, lightColours, scales } from '../tokens/tokens.ts';
import { colourUses, groupUses } from './token-uses.ts';
import './token-tables.css';

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
