// D134
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const sheetNames: Readonly<Record<Schemas['SheetKind'], MessageDescriptor>> = {
  kitchen: msg`Kitchen sheet`,
  load: msg`Load list`,
  shopping: msg`Shopping list`,
  packing: msg`Packing list`,
};
