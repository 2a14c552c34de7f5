import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import type { ColorScheme } from '../theme/kit-context.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { darkColours, lightColours } from '../tokens/tokens.ts';

/** `scripts/stories/media.ts` changes the scheme of the device. */
const meta = { title: 'Foundations/Scheme' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['light', 'dark', 'system'] as const satisfies readonly ColorScheme[];
const now = () => Date.parse('2026-09-21T10:00:00+03:00');

export const Parts: Story = {
  render: () => (
    <Grid column="small">
      {schemes.map((scheme) => (
        <UiProvider key={scheme} now={now} colorScheme={scheme} scope="self">
          <div data-part={scheme} style={{ padding: 16, background: 'var(--kit-color-canvas)' }}>
            <Stack>
              <Text isStrong>{scheme}</Text>
              <TextField label="Client" />
              <Notice tone="caution">You are offline.</Notice>
              <Button>Save</Button>
            </Stack>
          </div>
        </UiProvider>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvasOf = (scheme: ColorScheme) => {
      const part = canvasElement.querySelector(`[data-part="${scheme}"]`);
      return part && getComputedStyle(part).getPropertyValue('--kit-color-canvas').trim();
    };
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expect(canvasOf('light')).toBe(lightColours.canvas);
    await expect(canvasOf('dark')).toBe(darkColours.canvas);
    await expect(canvasOf('system')).toBe((isDark ? darkColours : lightColours).canvas);
  },
};
