import { type Actor, clash, type Booking, type Model, type ModelEvent, post } from './model.ts';

const wage = (employee: number, time: string): number => {
  if (employee === 1) return 800;
  return time >= '18:00' || time < '06:00' ? 900 : 700;
};

const vendorPrice = (vendor: number, people: number): number =>
  vendor === 1 ? 12_000 : 45 * people;

export function accrue(model: Model, event: ModelEvent, actor: Actor): void {
  const due = new Map<string, number>([...event.booked.keys()].map((key) => [key, 0]));
  if (!event.isDeleted) {
    for (const id of event.vendors) due.set(`vendor:${id}`, vendorPrice(id, event.people));
    for (const id of event.employees)
      due.set(`wages:${id}`, event.absent.has(id) ? 0 : wage(id, event.time));
  }
  for (const [key, price] of due) {
    const difference = price - (event.booked.get(key) ?? 0);
    const [kind, id] = key.split(':');
    const account = kind === 'vendor' ? `payable:${id}` : `wages:${id}`;
    // D157: in the branch that first booked the debt.
    const isBooked = (event.booked.get(key) ?? 0) !== 0;
    const branch = (isBooked ? event.bookedIn.get(key) : undefined) ?? event.branch;
    event.bookedIn.set(key, branch);
    post(model, `${account}:${branch}`, -difference);
    if (difference !== 0) noteBooking(model, `${account}:${branch}`, event.id, difference, actor);
    post(model, `expense:${kind}:${branch}`, difference);
    event.booked.set(key, price);
  }
}

export function noteBooking(
  { bookings }: Model,
  account: string,
  eventId: number,
  difference: number,
  actor: Actor,
): void {
  const events = bookings.get(account) ?? new Map<number, Booking>();
  bookings.set(account, events);
  const booking = events.get(eventId) ?? { net: 0, by: new Map<Actor, number>() };
  events.set(eventId, booking);
  booking.net += difference;
  if (difference > 0) booking.by.set(actor, (booking.by.get(actor) ?? 0) + difference);
}

/** Vendor 2 is paid per person and only delivers, so it is never busy. */
export const isBusy = (model: Model, event: ModelEvent, who: 'employees' | 'vendors', id: number) =>
  !(who === 'vendors' && id === 2) &&
  model.events.some(
    (other) =>
      other.id !== event.id &&
      !other.isDeleted &&
      other[who].has(id) &&
      !(who === 'employees' && other.absent.has(id)) &&
      clash(other, event),
  );

export const anyBusy = (model: Model, event: ModelEvent): boolean =>
  [...event.employees].some(
    (id) => !event.absent.has(id) && isBusy(model, event, 'employees', id),
  ) || [...event.vendors].some((id) => isBusy(model, event, 'vendors', id));
