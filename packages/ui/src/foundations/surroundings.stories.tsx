import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { scales } from '../tokens/tokens.ts';

const meta = {
  title: 'Foundations/Surroundings',
  parameters: { chromatic: { modes: { forcedColors: { forcedColors: 'active' } } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `scripts/stories/media.ts` turns on the media settings that these stories name. */
export const Controls: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Button>Save</Button>
        <Button variant="soft">Back</Button>
        <Button variant="quiet">Later</Button>
        <Spinner />
      </Inline>
      <TextField label="Client" errorMessage="This is needed." />
      <Checkbox defaultSelected>Fixed price</Checkbox>
      <Switch defaultSelected>Advance paid</Switch>
      <Switch>Reminders</Switch>
      <Skeleton count={1} />
      <SegmentedControl
        aria-label="Calendar"
        items={[
          { id: 'ethiopic', label: 'Ethiopian' },
          { id: 'gregory', label: 'Gregorian' },
        ]}
        value="ethiopic"
        onChange={() => undefined}
      />
      <Notice tone="caution">You are offline.</Notice>
    </Stack>
  ),
};

const isDefined = (name: string) => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  return value !== '';
};

/** A single media query stops all motion of the kit. */
export const MotionIsATokenEverywhere: Story = {
  render: () => <Button>Save</Button>,
  play: async () => {
    for (const name of Object.keys(scales.motion)) {
      await expect(isDefined(`--kit-motion-${name}`)).toBe(true);
    }
  },
};

const layers = ['kit.reset', 'kit.tokens', 'kit.components', 'kit.utilities'];

/** In a built sheet, some layers are declared only by their first block. */
const layerNames = () =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    }),
  );

export const LayersComeInOneOrder: Story = {
  render: () => <Button>Save</Button>,
  play: () =>
    expect([...new Set(layerNames().filter((name) => layers.includes(name)))]).toEqual(layers),
};
