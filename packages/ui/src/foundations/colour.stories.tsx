import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foundationModes } from '@digis/tooling/story-modes';
import { Grid } from '../components/Grid/Grid.tsx';
import { Text } from '../components/Text/Text.tsx';
import { contrast, edgePairs, textPairs } from '../tokens/contrast.ts';
import { type Colours, darkColours, kitVariable, lightColours } from '../tokens/tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: { chromatic: { modes: foundationModes } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isColour = (name: string): name is keyof Colours => name in lightColours;
const names = Object.keys(lightColours).filter(isColour);
const variable = (name: keyof Colours) => `var(--${kitVariable(['color', name])})`;

export const AllStates: Story = {
  render: () => (
    <Grid column="small">
      {names.map((name) => (
        <div key={name}>
          <div
            style={{
              height: 48,
              borderRadius: 8,
              border: '1px solid var(--kit-color-border)',
              background: variable(name),
              forcedColorAdjust: 'none',
            }}
          />
          <Text size="small">{kitVariable(['color', name])}</Text>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ globals }) => {
    const colours = globals['scheme'] === 'dark' ? darkColours : lightColours;
    const root = getComputedStyle(document.documentElement);
    const probe = document.createElement('div');
    document.body.append(probe);
    // Compares painted colours, because a built Storybook shortens their text.
    const painted = (colour: string) => {
      probe.style.backgroundColor = colour;
      return getComputedStyle(probe).backgroundColor;
    };
    for (const name of names) {
      const written = root.getPropertyValue(`--${kitVariable(['color', name])}`);
      await expect(painted(written)).toBe(painted(colours[name]));
    }
    probe.remove();
  },
};

const pairs = [
  ...textPairs.map((pair) => ({ pair, least: 4.5 })),
  ...edgePairs.map((pair) => ({ pair, least: 3 })),
];

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const colours = globals['scheme'] === 'dark' ? darkColours : lightColours;
    return (
      <Grid column="small">
        {pairs.map(({ pair: [front, back], least }) => (
          <div
            key={`${front} ${back}`}
            style={{ padding: 12, color: variable(front), background: variable(back) }}
          >
            {front} on {back}: {contrast(colours[front], colours[back]).toFixed(2)} ≥ {least}
          </div>
        ))}
      </Grid>
    );
  },
  // Edges need a contrast of three to one; axe would require that of text.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
};
