import { useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { colourUses, groupUses, scaleTokens } from '../tokens/token-uses.ts';
import { darkColours, kitVariable, lightColours } from '../tokens/tokens.ts';
import './token-tables.css';

interface Row {
  readonly variable: string;
  readonly light: string;
  readonly dark?: string;
  readonly use: string;
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
  return (
    <table className="token-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Variable: press to copy</th>
          <th scope="col">{isColour ? 'Light' : 'Value'}</th>
          {isColour && <th scope="col">Dark</th>}
          <th scope="col">Use</th>
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
            <td>{use}</td>
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

const rowsOf = (group: keyof typeof groupUses): Row[] =>
  scaleTokens(group).map(({ name, value, use }) => ({
    variable: `--${kitVariable(name ? [group, name] : [group])}`,
    light: value,
    use,
  }));

const isGroup = (name: string): name is keyof typeof groupUses => name in groupUses;

export function TokenTables() {
  return (
    <Unstyled>
      <Table caption="Colours" rows={colours} />
      {Object.keys(groupUses)
        .filter(isGroup)
        .map((group) => (
          <Table key={group} caption={groupUses[group]} rows={rowsOf(group)} />
        ))}
    </Unstyled>
  );
}
