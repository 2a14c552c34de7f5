/** Decisions on events: D25-D50. */
import { byJourney, byKit, byPackage, byScreen, byServer, type ProvedRow } from './proved.ts';

const form = 'features/events/form/event-form-dialog.test.tsx';
const edit = 'features/events/form/edit-event.test.tsx';
const dialogs = 'features/events/event-dialogs.test.tsx';
const list = 'features/events/events-screen.test.tsx';
const scheduling = 'src/modules/events/schedule-event.test.ts';
const updating = 'src/modules/events/update-event.test.ts';
const listing = 'src/modules/events/list-events.test.ts';

export const eventDecisions: readonly ProvedRow[] = [
  ...byPackage('D25', 'domain/src/event-total.test.ts', [
    'a fixed event has one price',
    'a fixed event keeps the number of people but does not price by it',
  ]),
  ...byScreen('D25', form, [
    'its label, and people that cannot be typed',
    'a fixed custom event has one price and needs no number of people',
  ]),
  ...byScreen('D26', form, [
    'no tier: blocked, with the package named',
    'a number of people that no tier prices is refused with the package named',
  ]),
  ...byServer('D26', scheduling, [
    'no tier: refused by the server',
    'a number of people without a tier is refused with the package’s name and writes nothing',
  ]),
  ...byServer('D27', updating, [
    'the agreed price stays',
    'the agreed price stays when the package’s price changes, until use_new_price is sent',
  ]),
  ...byScreen('D27', edit, [
    'keep, or use new',
    'a changed price of the package is pointed out, and the old or the new price can be chosen',
  ]),
  ...byServer('D28', updating, [
    'plates are kept by an edit',
    'an edit keeps absent fields, and sets additional plates',
  ]),
  ...byScreen('D29', list, [
    'without CREATE_EVENT the form is read only',
    'a user who may not create events opens the form read-only',
  ]),
  ...byScreen('D30', form, [
    'the secondary phone is required',
    'an empty form names every required field, and focuses the first',
  ]),
  ...byPackage('D31', 'domain/src/phone.test.ts', [
    'prefixes of the tenant',
    'only the prefixes of the tenant are mobile numbers',
  ]),
  ...byKit('D31', 'PhoneField/PhoneField.stories.tsx', [
    '+251 and spaces',
    'KeepsAnyWayOfWritingAsOne',
  ]),
  ...byPackage('D32', 'domain/src/event-total.test.ts', [
    'bounds of discount and advance',
    'a discount may take all, an advance may pay all, neither more',
  ]),
  ...byScreen('D32', 'features/events/form/event-form.test.ts', [
    'bounds at their fields',
    '%s is refused at its field',
  ]),
  ...byServer('D33', 'src/modules/cashbook/cashbook.test.ts', [
    'a claim is no cash',
    'a pending record shows the event and its client, and moves no money',
  ]),
  ...byScreen('D33', dialogs, [
    'claimed, received and left',
    'the payments of an event add up, and show which of them are pending',
  ]),
  ...byServer('D34', scheduling, [
    'a client is known by the phone',
    'a known phone keeps its client’s name, and name_differs says that another was given',
  ]),
  ...byScreen(
    'D34',
    edit,
    ['a match while the phone is typed', 'a known phone offers its client while it is typed'],
    [
      'a client of several events is asked about',
      'a client of several events is renamed only when that is ticked',
    ],
  ),
  ...byServer('D35', 'src/modules/clients/clients.test.ts', [
    'images of the event become those of its client',
    'a client without photos gets those of the event',
  ]),
  ...byPackage('D36', 'api-client/src/read-to-write.test.ts', [
    'read, form and PATCH change nothing',
    'an event that is read and saved without a change is written as it was scheduled',
  ]),
  ...byServer('D37', 'src/modules/agreements/agreements.test.ts', [
    'agreed by whom the last agreement names',
    'an agreement is kept as it was printed, whatever becomes of the event',
  ]),
  ...byServer('D37', 'src/modules/events/schedule-event.test.ts', [
    'agreed by its creator until then',
    'scheduling prices the event, claims the advance and books nothing',
  ]),
  ...byScreen('D38', dialogs, [
    'prefilled, and warned about',
    'an agreement is prefilled, warns where it differs from the event, and is kept',
  ]),
  ...byPackage('D39', 'api-client/src/contract.test.ts', [
    'misspelled on the wire',
    'the misspelled words of the wire stay misspelled',
  ]),
  ...byScreen('D40', list, [
    'No Permission',
    'a user who may only view has no button, and reads why there is no agreement',
  ]),
  ...byScreen('D41', form, [
    'whether an SMS goes out',
    'one message confirms the save, with whether an SMS is sent',
  ]),
  ...byServer('D42', updating, [
    'the reminder moves with the day',
    'moving an event to another day moves its reminder',
  ]),
  ...byServer('D42', 'src/modules/events/cancel-event.test.ts', [
    'a deleted event reminds nobody',
    'deleting an event reverses its costs, keeps the deposit and asks for the refund',
  ]),
  ...byServer('D43', scheduling, [
    'nine o’clock, days before',
    'scheduling queues a confirmation and a reminder for 09:00 three days before',
  ]),
  ...byServer('D43', scheduling, [
    'a reminder that is due already',
    'a reminder that is due already is skipped, and one that was not asked for is not queued',
  ]),
  ...byServer(
    'D44',
    'src/modules/settings/settings.test.ts',
    [
      'placeholders by any of their names',
      'the preview of a template fills each placeholder by any of its names',
    ],
    ['segments', 'the preview counts segments as the network charges them'],
  ),
  ...byScreen('D44', 'features/settings/settings-screen.test.tsx', [
    'preview, and a warning',
    'a template is previewed as a client would get it, with its cost and its unknown placeholders',
  ]),
  ...byScreen('D46', dialogs, [
    'nobody chosen and nobody before',
    'the dialog closes without a call when nobody is ticked and nobody was assigned',
  ]),
  ...byServer('D46', 'src/modules/assignments/assignments.test.ts', [
    'all are taken away again',
    'force assigns in spite of a conflict and is logged, and an empty list takes it back',
  ]),
  ...byServer('D47', 'src/modules/clients/clients.test.ts', [
    'names stay in old events',
    'a client with coming events is not deleted, and a deleted one keeps the name in old events',
  ]),
  ...byServer('D47', 'src/modules/packages/packages.test.ts', [
    'what is deleted leaves the pickers',
    'an edit of a package is logged and may keep a deleted item',
  ]),
  ...byScreen('D48', 'features/packages/packages-screen.test.tsx', [
    'messages are spelled right',
    'an empty form names the missing name, items and prices',
  ]),
  ...byServer(
    'D49',
    listing,
    ['order and cursor', 'events are listed latest first, ten at a time, with a cursor'],
    ['nothing twice', 'paging gives every event once, even while others are scheduled'],
  ),
  ...byServer('D50', listing, [
    'pages from 1, and no other',
    'page 0 is the first page, and what is no page is refused',
  ]),
  ...byJourney('D42', 'scenarios/s04-party-grows.spec.ts', [
    'an edit re-sends nothing',
    'the reminder stays on its day',
  ]),
];
