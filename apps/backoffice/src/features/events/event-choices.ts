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
  const packages = usePackages();
  const items = useItems();
  const branches = useEventBranches();
  const isLoaded = packages.data && items.data && branches.data;
  return {
    choices: isLoaded && { packages: packages.data, items: items.data, branches: branches.data },
    hasFailed: !isLoaded && [packages, items, branches].some(({ error }) => error),
    retry: () => {
      for (const read of [packages, items, branches]) if (!read.data) read.retry();
    },
  };
}
