import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { foundationModes } from '@digis/tooling/story-modes';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { kitVariable, scales } from '../tokens/tokens.ts';

const meta = {
  title: 'Foundations/Scales',
  parameters: { chromatic: { modes: foundationModes } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface ScaleProps {
  group: 'space' | 'radius' | 'shadow' | 'fontSize';
  look: (variable: string, name: string) => CSSProperties;
  sample?: string;
}

const Scale = ({ group, look, sample }: ScaleProps) => (
  <Stack space="small">
    {Object.entries(scales[group]).map(([name, value]) => (
      <Inline key={name}>
        <div style={look(`var(--${kitVariable([group, name])})`, name)}>{sample}</div>
        <Text size="small" tone="muted">
          {`${kitVariable([group, name])} ${value}`}
        </Text>
      </Inline>
    ))}
  </Stack>
);

const box = { width: 64, height: 40, background: 'var(--kit-color-brand)' };

export const Space: Story = {
  render: () => <Scale group="space" look={(width) => ({ ...box, height: 16, width })} />,
};

export const Corners: Story = {
  render: () => <Scale group="radius" look={(borderRadius) => ({ ...box, borderRadius })} />,
};

export const Shadows: Story = {
  render: () => (
    <Scale
      group="shadow"
      look={(boxShadow) => ({ ...box, background: 'var(--kit-color-surface)', boxShadow })}
    />
  ),
};

/** Ethiopic letters are as tall as Latin capitals. */
export const Type: Story = {
  render: () => (
    <Scale
      group="fontSize"
      look={(fontSize, name) => ({
        fontSize,
        lineHeight: `var(--${kitVariable(['lineHeight', name])})`,
      })}
      sample="Meskerem 2019 · መስከረም 2019"
    />
  ),
};
