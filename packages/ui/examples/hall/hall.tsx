'use client';
/** A form of all fields sent by an action, a chart, and two lists of 5,000 names. */
import {
  Button,
  Disclosure,
  Form,
  Heading,
  MultiSelect,
  Select,
  Stack,
  Switch,
  TextField,
} from '@digis/ui';
import { BarChart } from '@digis/ui/chart';
import { DisclosureGroup } from '@digis/ui/DisclosureGroup';
import { useActionState, useState } from 'react';
import { HallFields, type HallState } from './fields.tsx';

export interface Sent {
  readonly times: number;
  readonly entries: readonly (readonly [string, string])[];
}

export interface HallProps {
  save: (before: Sent, data: FormData) => Promise<Sent>;
  first?: HallState;
}

const names = Array.from({ length: 5000 }, (_, id) => ({ id, label: `Client ${id}` }));

export function Hall({ save, first = {} }: HallProps) {
  const [sent, act] = useActionState(save, { times: 0, entries: [] });
  const [isDisabled, setDisabled] = useState(first.isDisabled === true);
  return (
    <Stack>
      <Heading level={2}>Hall booking</Heading>
      <Switch isSelected={isDisabled} onChange={setDisabled}>
        All disabled
      </Switch>
      <Form
        aria-label="Booking"
        action={act}
        actions={
          <>
            <Button type="submit">Send</Button>
            <Button type="reset" variant="soft">
              Start again
            </Button>
          </>
        }
      >
        <HallFields {...first} isDisabled={isDisabled} />
      </Form>
      <output aria-label="Sent">{JSON.stringify(sent)}</output>
      <Wish />
      <DisclosureGroup>
        <Disclosure title="House rules">No fire in the hall.</Disclosure>
      </DisclosureGroup>
      <BarChart
        title="Turnover, by month"
        labels={['Hamle', 'Nehase']}
        series={[
          { id: 'hall', label: 'Hall', values: [123_456_789, 98_765_432] },
          { id: 'food', label: 'Food', values: [45_678_901, 56_789_012] },
        ]}
      />
      <Select label="One of 5,000" items={names} />
      <MultiSelect label="Several of 5,000" items={names} />
    </Stack>
  );
}

function Wish() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Form
        aria-label="Wish"
        onSubmit={() => setSent(true)}
        actions={<Button type="submit">Wish</Button>}
      >
        <TextField label="Wished for" name="wish" isRequired />
        <Select label="Where" name="where" items={names.slice(0, 3)} isRequired />
      </Form>
      <p data-testid="wished">{isSent ? 'Wished' : ''}</p>
    </>
  );
}
