import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { FilterChips } from '../components/FilterChips/FilterChips.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';

const stay = () => undefined;
/** Equal labels, so that the pictures differ only by the selection. */
const items = ['first', 'second'].map((id) => ({ id, label: 'Bole' }));
const chosen = (isOn: boolean) => (isOn ? 'first' : 'second');

const toggles: Readonly<Record<string, (isOn: boolean, name: string) => ReactNode>> = {
  Switch: (isOn) => (
    <Switch isSelected={isOn} onChange={stay}>
      Advance paid
    </Switch>
  ),
  Checkbox: (isOn) => (
    <Checkbox isSelected={isOn} onChange={stay}>
      Fixed price
    </Checkbox>
  ),
  RadioGroup: (isOn, name) => (
    <RadioGroup label={name} items={items} value={chosen(isOn)} onChange={stay} />
  ),
  SegmentedControl: (isOn, name) => (
    <SegmentedControl aria-label={name} items={items} value={chosen(isOn)} onChange={stay} />
  ),
  FilterChips: (isOn, name) => (
    <FilterChips aria-label={name} items={items} value={[chosen(isOn)]} onChange={stay} />
  ),
  Tabs: (isOn, name) => (
    <Tabs aria-label={name} items={items} value={chosen(isOn)} onChange={stay}>
      {() => 'The panel'}
    </Tabs>
  ),
  DataTable: (isOn, name) => (
    <DataTable
      aria-label={name}
      columns={[{ id: 'name', header: 'Name', cell: () => 'Bole' }]}
      rows={['first', 'second']}
      getRowId={(id) => id}
      getRowName={(id) => id}
      selection={{ selected: new Set([chosen(isOn)]), onChange: stay }}
    />
  ),
};

const meta = {
  title: 'Foundations/Toggles',
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: { forcedColors: { forcedColors: 'active' } } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAndOff: Story = {
  render: () => (
    <Stack>
      {Object.entries(toggles).map(([name, draw]) =>
        ['on', 'off', 'again'].map((state) => (
          <div key={`${name} ${state}`} data-toggle={name} data-state={state}>
            {draw(state !== 'off', name)}
          </div>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(3);
    await expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(2);
  },
};
