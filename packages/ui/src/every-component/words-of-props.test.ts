/** decision 0105 */
import { expect, test } from 'vitest';
import { declaredProps } from '../../scripts/handbook/declared-props.ts';

/** Other words for a prop, each with the kit's word. */
const otherWords: Readonly<Record<string, string>> = {
  min: 'minValue',
  max: 'maxValue',
  amount: 'value',
  phone: 'value',
  checked: 'isSelected',
  selected: 'isSelected or value',
  disabled: 'isDisabled',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  invalid: 'errorMessage',
  error: 'errorMessage',
  open: 'isOpen',
  opened: 'isOpen',
  onClick: 'onPress',
  onUse: 'onSelect',
  onPick: 'onSelect',
  onCancel: 'onClose',
  onDismiss: 'onClose',
  onGiveUp: 'onClose',
  onHide: 'onClose',
  onValueChange: 'onChange',
  onCheck: 'onChange',
};
const factsOfRecords = new Set(['EventCard phone']);

test('each prop has the name used by React Aria, apart from deprecated ones', () => {
  const strays = Object.entries(declaredProps()).flatMap(([component, props]) =>
    props
      .filter(({ name, isDeprecated }) => Object.hasOwn(otherWords, name) && !isDeprecated)
      .map(({ name }) => `${component} ${name}`),
  );
  expect(strays.filter((stray) => !factsOfRecords.has(stray))).toEqual([]);
});
