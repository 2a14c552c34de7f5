import type { Schemas } from '@digis/api-client/contract';
import { useItems, useOwnBranches, usePackages, usePhonePrefixes } from '#api/queries/records.ts';
import { useKnowsPlaces } from '#money/places/place-data.ts';
import { useTaxRules, useVatMode } from '#api/queries/tax.ts';
import type { CheckTerms } from './event-check.ts';

/** D121 */
export type MenuItem = Pick<Schemas['Item'], 'id' | 'name' | 'menu'>;

type EventOffer = Schemas['EventPackage'] & Pick<Schemas['Package'], 'menu'>;

export interface EventChoices extends CheckTerms {
  readonly packages: readonly EventOffer[];
  readonly items: readonly MenuItem[];
  readonly branches: readonly Schemas['Named'][];
}

interface LoadedChoices {
  readonly choices: EventChoices | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** An archived item or package can still be chosen in events that use it. D47 */
const withThose = <Row extends { readonly id: number }>(
  listed: readonly Row[],
  chosen: readonly Row[],
): readonly Row[] => [
  ...listed,
  ...chosen.filter(({ id }) => listed.every((row) => row.id !== id)),
];

export function useEventChoices(scheduled: Schemas['Event'] | null): LoadedChoices {
  const records = [usePackages(), useItems(), useOwnBranches(), usePhonePrefixes()] as const;
  const [{ data: packages }, { data: items }, { data: branches }, { data: prefixes }] = records;
  const mode = useVatMode();
  const hasTax = (scheduled?.vat_mode ?? mode.data ?? 'off') !== 'off';
  const rules = useTaxRules({ isEnabled: hasTax });
  const reads = [...records, mode, ...(hasTax ? [rules] : [])];
  // Waits for all choices: a field that appears later would move the fields below it.
  const knowsPlaces = useKnowsPlaces();
  const isRead =
    packages &&
    items &&
    branches &&
    prefixes &&
    mode.data &&
    (rules.data || !hasTax) &&
    knowsPlaces;
  const choices = isRead
    ? {
        packages: withThose<EventOffer>(packages, scheduled?.package ? [scheduled.package] : []),
        items: withThose<MenuItem>(items, scheduled?.items ?? []),
        branches,
        prefixes,
        scheduled,
        vat: mode.data,
        ...(rules.data && { taxRules: rules.data }),
      }
    : undefined;
  return {
    choices,
    hasFailed: !choices && reads.some(({ error }) => error),
    retry: () => {
      for (const { data, retry } of reads) if (!data) retry();
    },
  };
}
