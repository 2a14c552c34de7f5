import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const paperWords = {
  title: msg`All that is known of a client`,
  phone: msg`Primary Phone Number`,
  secondPhone: msg`Secondary Phone`,
  since: msg`Client since`,
  tin: msg`TIN`,
  withholds: msg`Withholds tax`,
  yes: msg`Yes`,
  no: msg`No`,
  photos: msg`Photos`,
  below: msg`below`,
  ended: msg`deleted on`,
  none: msg`none`,
  face: msg`Photo`,
  idCard: msg`ID Image`,
  events: msg`Events`,
  day: msg`Event date`,
  stage: msg`Stage`,
  menu: msg`Package`,
  ownMenu: msg`Custom`,
  guests: msg`Number of People`,
  total: msg`Total`,
  received: msg`Received`,
  left: msg`Left to pay`,
  place: msg`Place`,
  contact: msg`Contact`,
  remark: msg`Remark`,
  agreements: msg`Agreements`,
  advance: msg`Advance`,
  messages: msg`Messages`,
  changes: msg`Changes`,
};

export const stageWords: Readonly<Record<Schemas['EventStage'], MessageDescriptor>> = {
  booked: msg({ message: 'Scheduled', context: 'event' }),
  confirmed: msg`Confirmed`,
  done: msg`Done`,
  cancelled: msg`Deleted`,
};

export const messageKinds: Readonly<Record<Schemas['SmsKind'], MessageDescriptor>> = {
  confirmation: msg`Confirmation`,
  reminder: msg`Reminder`,
  due: msg`Left to pay`,
  change: msg`Change`,
};
