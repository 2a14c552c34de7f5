// D173
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventDialogs } from '../event-dialogs.tsx';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

const events = (
  <>
    <EventsScreen />
    <EventDialogs />
  </>
);

const asked = {
  branchId: 1,
  name: 'ሰላማዊት አበበ',
  phone: '0911556677',
  event_date: '2026-10-01',
  num_of_people: 250,
  call_on: '2026-09-21',
  options: [{ packageId: 1, num_of_people: 250 }],
};

const hana = () => standard.app.as('hana');
const write = async (fields: object = {}) =>
  (await (await hana()).post('/api/enquiry', { ...asked, ...fields })).body.enquiry;
const enquiries = async () => (await (await hana()).get('/api/enquiry')).body.enquiries;

const open = (address: string) => renderScreen(standard.app, events, { as: 'hana', address });

async function act(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions, ሰላማዊት አበበ' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('an enquiry is recorded beside Schedule Event, and its price is shown while it is typed', async () => {
  const { user } = await open('/events');
  await user.click(await screen.findByRole('button', { name: 'New enquiry' }));
  const form = within(await screen.findByRole('dialog', { name: 'New enquiry' }));
  await user.type(form.getByLabelText(/^Phone/), '0911556677');
  await user.type(form.getByLabelText(/^Name/), 'ሰላማዊት አበበ');
  await user.type(form.getByLabelText(/^Number of people/), '250');
  await user.click(form.getByLabelText(/^Package/));
  await user.click(await screen.findByRole('option', { name: /^Wedding Gold/ }));
  expect(await form.findByText(/^Total/)).toHaveTextContent('150,000');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The enquiry is written down')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Keep the day' })).toBeVisible();
  expect((await enquiries())[0]).toMatchObject({
    phone: '0911556677',
    options: [{ total: 150_000 }],
  });
});

test('a size without a price is reported at the offer, and the input is kept', async () => {
  const { user } = await open('/events?dialog=enquiry');
  const form = within(await screen.findByRole('dialog', { name: 'New enquiry' }));
  await user.type(form.getByLabelText(/^Phone/), '0911556677');
  await user.type(form.getByLabelText(/^Name/), 'ሰላማዊት');
  await user.type(form.getByLabelText(/^Number of people/), '20');
  await user.click(form.getByLabelText(/^Package/));
  await user.click(await screen.findByRole('option', { name: /^Wedding Gold/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText(/^No price for 20 people/)).length).toBeGreaterThan(0);
  expect(form.getByLabelText(/^Name/)).toHaveValue('ሰላማዊት');
});

test('the view of enquiries shows their number, and those to call back today', async () => {
  await write();
  await write({ name: 'ፀሐይ ወልዴ', call_on: '2026-12-01' });
  const { user } = await open('/events');
  await user.click(await screen.findByRole('radio', { name: /^Enquiries\D*2/u }));
  expect((await screen.findAllByText('ፀሐይ ወልዴ')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('radio', { name: /^Call back today\D*1/u }));
  expect((await screen.findAllByText('ሰላማዊት አበበ')).length).toBeGreaterThan(0);
});

test('Keep the day opens the event form with all known values, and keeps the day', async () => {
  await write();
  const { user } = await open('/events?view=enquiries');
  await act(user, 'Keep the day');
  const form = within(await screen.findByRole('dialog', { name: 'Schedule Event' }));
  expect(await form.findByLabelText(/^Client name/)).toHaveValue('ሰላማዊት አበበ');
  expect(await form.findByRole('checkbox', { name: /^Only keep the day/ })).toBeChecked();
});

test('an enquiry is marked lost with a reason, and reopened', async () => {
  await write();
  const { user } = await open('/events?view=enquiries');
  await act(user, 'Lost');
  const dialog = within(await screen.findByRole('dialog', { name: 'Lost' }));
  await user.click(await dialog.findByRole('radio', { name: 'The price' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The enquiry is lost')).toBeVisible();
  expect((await enquiries())[0].lost_because).toBe('price');
  await user.click(await screen.findByRole('radio', { name: 'Lost' }));
  await act(user, 'Open again');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Open again' })).getByRole('button', {
      name: 'Open again',
    }),
  );
  expect(await screen.findByText('The enquiry is open again')).toBeVisible();
});

test('the offers are printed as a proforma, which is stored', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const opened = vi.spyOn(window, 'open').mockReturnValueOnce(window);
  await write();
  const { user } = await open('/events?view=enquiries');
  await act(user, 'Print proforma');
  const dialog = within(await screen.findByRole('dialog', { name: 'Proforma, ሰላማዊት አበበ' }));
  await user.type(dialog.getByLabelText(/^TIN of the client/), '123');
  await user.click(dialog.getByRole('button', { name: 'Print proforma' }));
  expect((await dialog.findAllByText('A TIN has ten digits')).length).toBeGreaterThan(0);
  await user.clear(dialog.getByLabelText(/^TIN of the client/));
  await user.click(dialog.getByRole('button', { name: 'Print proforma' }));
  expect(await dialog.findByText('The proforma opened in a new window.')).toBeVisible();
  expect(opened).toHaveBeenCalledWith('blob:1', '_blank');
  opened.mockReturnValueOnce(null);
  await user.click(await dialog.findByRole('button', { name: 'Open PF-0001' }));
  expect(await dialog.findByText('The browser kept the window shut.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open proforma' })).toHaveAttribute('href', 'blob:1');
});
