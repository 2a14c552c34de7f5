import {
  Badge,
  BalancePanel,
  Button,
  Card,
  Checkbox,
  DataTable,
  DescriptionList,
  EmptyState,
  EthiopianDatePicker,
  EthiopianTimePicker,
  FieldGroup,
  Form,
  Grid,
  Heading,
  Inline,
  LanguageSelect,
  writtenLanguages,
  MoneyField,
  MonthCalendar,
  Notice,
  NumberField,
  Page,
  PasswordField,
  PhoneField,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  StatCard,
  Switch,
  Tabs,
  Text,
  TextArea,
  TextField,
  UiProvider,
} from '@digis/ui';
import { createRoot } from 'react-dom/client';

const now = () => Date.parse('2026-09-21T10:00:00+03:00');
const kinds = [
  { id: 'wedding', label: 'Wedding' },
  { id: 'tesekar', label: 'Tesekar' },
];
const rows = [
  { id: 1, client: 'Almaz Tesfaye', people: 250 },
  { id: 2, client: 'Dawit Bekele', people: 120 },
];

const Fields = () => (
  <Form onSubmit={() => {}} errors={[{ name: 'client', label: 'Client', message: 'Enter a name' }]}>
    <Grid>
      <TextField label="Client" name="client" description="As on the agreement" isRequired />
      <PhoneField label="Phone" defaultValue="0911223344" />
      <MoneyField label="Advance" defaultValue={482_500} />
      <NumberField label="People" defaultValue={250} />
      <PasswordField label="Password" defaultValue="secret" />
      <SearchField label="Find" value="" onChange={() => {}} placeholder="Name or phone" />
      <Select label="Kind" items={kinds} defaultValue="wedding" />
      <EthiopianDatePicker label="Event date" defaultValue="2026-09-21" />
      <EthiopianTimePicker label="Time" defaultValue="14:45" />
      <TextArea label="Remark" placeholder="What the kitchen should know" />
    </Grid>
    <FieldGroup legend="Extras">
      <Checkbox>Cake</Checkbox>
      <Checkbox defaultSelected>Photographer</Checkbox>
      <Switch defaultSelected>Send a message</Switch>
    </FieldGroup>
    <SegmentedControl label="Kind of day" items={kinds} value="wedding" onChange={() => {}} />
  </Form>
);

const Facts = () => (
  <Stack>
    <Inline>
      <Button>Save</Button>
      <Button variant="soft">Print</Button>
      <Button variant="quiet">Cancel</Button>
      <Badge tone="positive">Paid</Badge>
    </Inline>
    <Notice tone="caution" title="You are offline">
      What you write is kept.
    </Notice>
    <Grid column="small">
      <StatCard label="Cash" value="482,500" />
      <StatCard label="Bank" value="12,000" />
    </Grid>
    <BalancePanel
      title="Balances"
      defaultMasked={false}
      items={[
        { id: 'cash', label: 'Cash', amount: 482_500 },
        { id: 'bank', label: 'Bank', amount: 12_000 },
      ]}
    />
    <DescriptionList
      items={[
        { label: 'Place', value: 'Behind the stadium' },
        { label: 'Branch', value: 'Bole' },
      ]}
    />
  </Stack>
);

const Lists = () => (
  <Stack>
    <DataTable
      aria-label="Events"
      columns={[
        { id: 'client', header: 'Client', cell: ({ client }) => client, isRowHeader: true },
        { id: 'people', header: 'People', cell: ({ people }) => people, align: 'end' },
      ]}
      rows={rows}
      getRowId={({ id }) => id}
      getRowName={({ client }) => client}
    />
    <Tabs
      aria-label="Lists"
      items={[
        { id: 'open', label: 'Open' },
        { id: 'closed', label: 'Closed' },
      ]}
    >
      {(id) => <Text>{id}</Text>}
    </Tabs>
    <MonthCalendar
      aria-label="Events by day"
      calendar="ethiopic"
      today="2026-09-21"
      focusedDate="2026-09-21"
      onFocusedDateChange={() => {}}
      onCalendarChange={() => {}}
      onDayPress={() => {}}
      counts={{}}
    />
    <EmptyState title="No messages" hint="What is sent to you is kept here." />
    <Skeleton />
  </Stack>
);

const element = document.querySelector('#app');
if (!element) throw new Error('The page has no #app.');
createRoot(element).render(
  <UiProvider now={now}>
    <Page title="Schedule Event" action={<Button>Schedule</Button>}>
      <Stack>
        <LanguageSelect
          languages={writtenLanguages}
          value="en"
          onChange={() => {}}
          label="Language"
        />
        <Card title="Client">
          <Fields />
        </Card>
        <Heading level={2}>Facts</Heading>
        <Facts />
        <Lists />
      </Stack>
    </Page>
  </UiProvider>,
);
