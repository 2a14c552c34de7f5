/**
 * Ids are the specification's literals, misspellings included; `message` corrects them
 * (docs/messages.md). D48
 */
import { msg } from '@lingui/core/macro';

export const specMessages = {
  eventScheduled: msg({
    id: 'Event successfullly scheduled!',
    message: 'Event successfully scheduled!',
  }),
  loadFailed: msg({
    id: 'Error occured while fetching data',
    message: 'Error occurred while fetching data',
  }),
  itemsMissing: msg({ id: 'atleast select one item', message: 'At least select one item' }),
  pricesMissing: msg({ id: 'atleat add one pricing', message: 'At least add one pricing' }),
  saveFailed: msg({ id: 'Error has been occured!', message: 'An error has occurred!' }),
  settingsSaved: msg({ id: 'Successfuly Saved!', message: 'Successfully Saved!' }),
  unknown: msg({ id: 'Unkown', message: 'Unknown' }),
} as const;
