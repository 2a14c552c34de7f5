/** No value that TypeScript lets through takes the page away: what cannot be shown is a dash, or empty. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BarChart } from './chart/bar-chart.tsx';
import { Spark } from './chart/spark.tsx';
import { Avatar } from './components/Avatar/Avatar.tsx';
import { BalancePanel } from './components/BalancePanel/BalancePanel.tsx';
import { Birr } from './components/Birr/Birr.tsx';
import { CalendarAgenda } from './components/CalendarAgenda/CalendarAgenda.tsx';
import { ComboBox } from './components/ComboBox/ComboBox.tsx';
import { DateRangePicker } from './components/DateRangePicker/DateRangePicker.tsx';
import { DateText } from './components/DateText/DateText.tsx';
import { EthiopianDatePicker } from './components/EthiopianDatePicker/EthiopianDatePicker.tsx';
import { EthiopianTimePicker } from './components/EthiopianTimePicker/EthiopianTimePicker.tsx';
import { EventCard } from './components/EventCard/EventCard.tsx';
import { EventMoney } from './components/EventMoney/EventMoney.tsx';
import { FileList } from './components/FileList/FileList.tsx';
import { Meter } from './components/Meter/Meter.tsx';
import { MoneyField } from './components/MoneyField/MoneyField.tsx';
import { MonthCalendar } from './components/MonthCalendar/MonthCalendar.tsx';
import { MonthTitle } from './components/MonthCalendar/MonthTitle.tsx';
import { NumberField } from './components/NumberField/NumberField.tsx';
import { PhoneField } from './components/PhoneField/PhoneField.tsx';
import { PhoneText } from './components/PhoneText/PhoneText.tsx';
import { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
import { Select } from './components/Select/Select.tsx';
import { Stepper } from './components/Stepper/Stepper.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { TierPricingEditor } from './components/TierPricingEditor/TierPricingEditor.tsx';
import { Timeline } from './components/Timeline/Timeline.tsx';
import { TimeText } from './components/TimeText/TimeText.tsx';
import { KitTestProvider } from './testing/kit-test-provider.tsx';

const nothing = () => undefined;
const day = '2026-09-21';

const amounts: Readonly<Record<string, (amount: number) => ReactNode>> = {
  Birr: (amount) => <Birr amount={amount} sign="always" />,
  BalancePanel: (amount) => (
    <BalancePanel title="Cash" isMasked={false} items={[{ id: 'cash', label: 'Cash', amount }]} />
  ),
  EventMoney: (amount) => (
    <EventMoney layout="line" total={0} received={amount} waiting={0} left={0} />
  ),
  EventCard: (amount) => <EventCard {...event} advance={amount} people={amount} />,
  'MoneyField value': (amount) => <MoneyField label="Price" name="price" value={amount} />,
  'MoneyField max': (amount) => <MoneyField label="Price" value={5} max={amount} min={amount} />,
  NumberField: (amount) => <NumberField label="People" name="people" value={amount} min={amount} />,
  TierPricingEditor: (amount) => (
    <TierPricingEditor
      label="Prices"
      value={[{ id: 1, min: amount, max: amount, value: amount }]}
    />
  ),
  Meter: (amount) => (
    <Meter label="Price" total={amount} segments={[part(amount)]} restLabel="Left" />
  ),
  ProgressBar: (amount) => <ProgressBar label="Import" value={amount} />,
  FileList: (amount) => (
    <FileList
      aria-label="Files"
      items={[{ id: 1, name: 'a.pdf', size: amount, percent: amount }]}
    />
  ),
  BarChart: (amount) => (
    <BarChart
      title="Sums"
      labels={['a', 'b']}
      series={[{ id: 'in', label: 'In', values: [amount, 5] }]}
      isStacked
    />
  ),
  Spark: (amount) => <Spark title="Sums" labels={['a', 'b']} values={[amount, 5]} />,
  'years of MonthCalendar': (year) => (
    <MonthCalendar {...month} focusedDate={day} today={day} yearRange={[year, year]} />
  ),
};

const texts: Readonly<Record<string, (text: string) => ReactNode>> = {
  DateText: (text) => <DateText value={text} />,
  TimeText: (text) => <TimeText value={text} pickedDay={day} />,
  'day of TimeText': (text) => <TimeText value="02:00" pickedDay={text} />,
  'EthiopianDatePicker value': (text) => <EthiopianDatePicker label="Day" value={text} />,
  'EthiopianDatePicker limits': (text) => (
    <EthiopianDatePicker label="Day" minValue={text} maxValue={text} />
  ),
  EthiopianTimePicker: (text) => <EthiopianTimePicker label="Time" value={text} />,
  'day of EthiopianTimePicker': (text) => (
    <EthiopianTimePicker label="Time" value="02:00" eventDate={text} />
  ),
  'ends of DateRangePicker': (text) => (
    <DateRangePicker label="Period" value={{ from: text, to: text }} maxValue={text} />
  ),
  CalendarAgenda: (text) => (
    <CalendarAgenda
      value={text}
      onChange={nothing}
      events={[{ id: 1, date: text, time: text, title: text }]}
    />
  ),
  Timeline: (text) => (
    <Timeline aria-label="History" items={[{ id: 1, date: text, time: text, what: text }]} />
  ),
  Stepper: (text) => (
    <Stepper aria-label="Booking" items={[{ id: 'a', label: text }]} current={text} />
  ),
  Avatar: (text) => <Avatar name={text} />,
  'MonthCalendar focusedDate': (text) => (
    <MonthCalendar {...month} focusedDate={text} today={day} />
  ),
  'MonthCalendar today': (text) => <MonthCalendar {...month} focusedDate={day} today={text} />,
  MonthTitle: (text) => <MonthTitle calendar="ethiopic" date={text} />,
  'time of EventCard': (text) => <EventCard {...event} time={text} />,
  'days of EventCard': (text) => <EventCard {...event} time="02:00" pickedDay={text} date={text} />,
  PhoneText: (text) => <PhoneText phone={text} />,
  PhoneField: (text) => <PhoneField label="Phone" value={text} prefixes={[text]} />,
  Tabs: (text) => (
    <Tabs aria-label="States" items={[{ id: 'open', label: 'Open' }]} value={text}>
      {(id) => id}
    </Tabs>
  ),
  'equal ids of Select': (id) => (
    <Select label="Kind" items={[id, id].map((same) => ({ id: same, label: same }))} value={id} />
  ),
  'equal ids of ComboBox': (id) => (
    <ComboBox label="Kind" items={[id, id].map((same) => ({ id: same, label: same }))} value={id} />
  ),
};

const part = (value: number) => ({ id: 'part', label: 'Received', value });

const month = {
  calendar: 'ethiopic',
  counts: {},
  onCalendarChange: nothing,
  onFocusedDateChange: nothing,
  onDayPress: nothing,
} as const;

const event = {
  client: 'Abebe',
  phone: '0911223344',
  people: 120,
  packageName: null,
  advance: 0,
  branch: 'Bole',
  time: '12:00',
  onPress: nothing,
} as const;

const oddAmounts = [Number.NaN, Infinity, -Infinity, 100 / 3, 0.005, 1e15, -0.001, 1e21];
const oddTexts = ['', ' ', 'garbage', '2026-02-30', '2026-13-01', '99999-01-01', '25:61', '2026'];

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockImplementation(nothing));
afterEach(() => log.mockReset());

const page = (children: ReactNode) => renderToString(<KitTestProvider>{children}</KitTestProvider>);

test.each(Object.entries(amounts))('%s shows whatever number it is given', (_name, render) => {
  for (const amount of oddAmounts) expect(() => page(render(amount))).not.toThrow();
});

test.each(Object.entries(texts))('%s shows whatever text it is given', (_name, render) => {
  for (const text of oddTexts) expect(() => page(render(text))).not.toThrow();
});

test('an amount that is no whole number of santim is a dash, and developers are told once', () => {
  expect(page([<Birr key={1} amount={1 / 7} />, <Birr key={2} amount={1 / 7} />])).toContain('—');
  expect(log.mock.calls.flat().filter((said) => String(said).includes('0.142857'))).toHaveLength(1);
});
