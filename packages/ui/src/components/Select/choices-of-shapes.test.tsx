import { expectTypeOf, test } from 'vitest';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import type { ItemSection } from '../private/overlay/sections.ts';
import { Select } from './Select.tsx';

interface Hall {
  id: number;
  label: string;
  seats: number;
}
interface Garden {
  id: number;
  label: string;
  trees: readonly string[];
}
const hall: Hall = { id: 1, label: 'Bole hall', seats: 400 };
const garden: Garden = { id: 2, label: 'Garden', trees: ['acacia'] };
const places: readonly (Hall | Garden)[] = [hall, garden];
const sections: readonly ItemSection<Hall | Garden>[] = [
  { label: 'Halls', items: [hall] },
  { label: 'Gardens', items: [garden] },
];
const act = () => undefined;

type Way = 'cash' | 'bank';

test('the value of items of different shapes is their id, without a type argument', () => {
  void (
    <>
      <Select
        label="Place"
        items={[
          { id: 1, label: 'Bole hall', description: '400 guests' },
          { id: 2, label: 'Garden', isDisabled: true },
        ]}
        onChange={(id) => expectTypeOf(id).toEqualTypeOf<1 | 2 | null>()}
      />
      <Select
        label="Place"
        items={[hall, garden]}
        renderItem={(item) => ('seats' in item ? item.seats : item.trees.length)}
        onChange={(id) => expectTypeOf(id).toEqualTypeOf<number | null>()}
      />
      <ComboBox
        label="Place"
        items={places}
        renderItem={(item) => {
          expectTypeOf(item).toEqualTypeOf<Hall | Garden>();
          return item.label;
        }}
        onChange={(id, item) => {
          expectTypeOf(id).toEqualTypeOf<number | null>();
          expectTypeOf(item).toEqualTypeOf<Hall | Garden | null>();
        }}
      />
      <MultiSelect
        label="Places"
        items={sections}
        renderItem={(item) => ('seats' in item ? item.seats : item.trees.length)}
        onChange={(ids) => expectTypeOf(ids).toEqualTypeOf<readonly number[]>()}
      />
      <Select
        label="Place"
        items={[garden, ...sections]}
        onChange={(id) => expectTypeOf(id).toEqualTypeOf<number | null>()}
      />
      <Menu
        aria-label="Actions"
        items={[
          { id: 'edit', label: 'Edit', onPress: act },
          {
            label: 'Papers',
            items: [{ id: 'print', label: 'Print', shortcut: 'Ctrl+P', onPress: act }],
          },
        ]}
      />
    </>
  );
});

test('ids from a union of literals keep that type', () => {
  const ways: readonly { readonly id: Way; readonly label: string; readonly bank?: string }[] = [];
  void (
    <>
      <Select
        label="Way"
        items={ways}
        defaultValue="cash"
        onChange={(id) => expectTypeOf(id).toEqualTypeOf<Way | null>()}
      />
      <MultiSelect
        label="Ways"
        items={[
          { id: 'cash', label: 'Cash' },
          { id: 'bank', label: 'Bank', description: 'With a reference' },
        ]}
        onChange={(ids) => expectTypeOf(ids).toEqualTypeOf<readonly Way[]>()}
      />
    </>
  );
});
