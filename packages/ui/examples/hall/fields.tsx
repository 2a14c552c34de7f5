'use client';
import {
  Checkbox,
  ComboBox,
  DateRangePicker,
  EthiopianDatePicker,
  EthiopianDateTimePicker,
  EthiopianTimePicker,
  EthiopianTimeRangePicker,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '@digis/ui';
import { NameListField } from '@digis/ui/catering';
import { useState } from 'react';

const towns = ['Adama', 'Adwa', 'Gondar', 'Meskel'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const meals = [
  { id: 'fasting', label: 'Fasting' },
  { id: 'other', label: 'Other' },
];

export interface HallState {
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

export function HallFields(state: HallState) {
  return (
    <Stack>
      <TextField
        label="Event"
        name="event"
        defaultValue="Wedding"
        autoCapitalize="words"
        enterKeyHint="next"
        {...state}
      />
      <TextArea label="Remark" name="remark" defaultValue="None" {...state} />
      <PasswordField label="Password" name="password" defaultValue="secret" {...state} />
      <Figures {...state} />
      <NameListField label="Helpers" name="helpers" defaultValue={['Sara']} {...state} />
      <Select label="Town" name="town" items={towns} defaultValue="adwa" {...state} />
      <MultiSelect
        label="Branches"
        name="branches"
        items={towns}
        defaultValue={['adama', 'gondar']}
        {...state}
      />
      <ComboBox label="Client" name="client" items={towns} defaultValue="meskel" {...state} />
      <RadioGroup label="Menu" name="menu" items={meals} defaultValue="other" {...state} />
      <Checkbox name="paid" value="yes" defaultSelected {...state}>
        Paid
      </Checkbox>
      <Switch name="urgent" value="yes" defaultSelected {...state}>
        Urgent
      </Switch>
      <Days {...state} />
    </Stack>
  );
}

function Figures(state: HallState) {
  const [passed, setPassed] = useState<readonly unknown[]>([]);
  const pass = (value: unknown) => setPassed((before) => [...before, value]);
  return (
    <>
      <NumberField
        {...{ label: 'Guests', name: 'guests', maxValue: 2000, defaultValue: 150, ...state }}
        onChange={pass}
      />
      <NumberField
        {...{
          label: 'Coffee',
          name: 'coffee',
          unit: 'kg',
          step: 0.5,
          defaultValue: 12.5,
          ...state,
        }}
      />
      <MoneyField
        {...{ label: 'Advance', name: 'advance', maxValue: 1000, defaultValue: 500, ...state }}
        onChange={pass}
      />
      <PhoneField
        {...{ label: 'Phone', name: 'phone', defaultValue: '0911223344', ...state }}
        onChange={pass}
      />
      <Text size="small">
        <span data-testid="passed">{JSON.stringify(passed)}</span>
      </Text>
    </>
  );
}

function Days(state: HallState) {
  const first = '2026-09-24';
  return (
    <>
      {(['dialog', 'calendar', 'both'] as const).map((variant) => (
        <EthiopianDatePicker
          key={variant}
          label={`Day by ${variant}`}
          name={`day-${variant}`}
          defaultValue={first}
          {...{ variant, ...state }}
        />
      ))}
      <EthiopianTimePicker label="Hour" name="hour" defaultValue="15:00" {...state} />
      <EthiopianDateTimePicker
        label="Begins"
        name="begins"
        defaultValue="2026-09-24T15:00"
        {...state}
      />
      <EthiopianTimeRangePicker
        label="Booked"
        startName="from"
        endName="to"
        defaultValue={{ from: '14:00', to: '18:30' }}
        {...state}
      />
      <DateRangePicker
        label="Days"
        name="days"
        defaultValue={{ from: '2026-09-11', to: '2026-09-21' }}
        {...state}
      />
    </>
  );
}
