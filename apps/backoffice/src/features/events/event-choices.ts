/** What the form offers to choose from, loaded before it opens. */
import type { Schemas } from '@digis/api-client/contract';
import { useEventBranches, useItems, usePackages } from './event-data.ts';
import type { PackageOption } from './event-price.ts';

export interface EventChoices {
  readonly packages: readonly PackageOption[];
  readonly items: readonly Schemas['Item'][];
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export interface LoadedChoices {
  readonly choices: EventChoices | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useEventChoices(): LoadedChoices {
  const reads = [usePackages(), useItems(), useEventBranches()] as const;
  const [{ data: packages }, { data: items }, { data: branches }] = reads;
  const choices = packages && items && branches && { packages, items, branches };
  return {
    choices,
    hasFailed: !choices && reads.some(({ error }) => error),
    retry: () => {
      for (const { data, retry } of reads) if (!data) retry();
    },
  };
}
