// D134
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const eventOnPaper = {
  events: msg`Events`,
  guests: msg`Guests`,
  plates: msg`Additional plates`,
  fasting: msg`Fasting guests`,
  custom: msg`Custom`,
  time: msg`Time`,
  client: msg`Client`,
  offer: msg`Package`,
  place: msg`Place`,
  onSite: msg`on site`,
  additional: msg`Additional items`,
  staff: msg`Employees`,
  nobody: msg`nobody assigned`,
  vendors: msg`Vendors`,
  remark: msg`Remark`,
  packed: msg`packed`,
  back: msg`came back`,
  totals: msg`Kitchen totals`,
  printed: msg`Printed`,
} satisfies Record<string, MessageDescriptor>;
