/** Options of an enquiry. An unchanged option keeps its quoted figures. D173 */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { AppError, invalid, type FieldErrors } from '#base/errors.ts';
import { type EventTax, requirePrice } from '../prices/event-price.ts';
import { selectItemNames } from '../../records/items/item-queries.ts';
import { lockPackage, type PackageRow } from '../../records/packages/package-queries.ts';

type Input = Schemas['EnquiryOptionInput'];
type Option = Schemas['EnquiryOption'];

const packageOf = ({ packageId }: Input): number | undefined =>
  typeof packageId === 'number' ? packageId : undefined;

const idsOf = (items: Option['items']): string => items.map(({ id }) => id).join();

function isSame(input: Input, kept: Option): boolean {
  if (input.num_of_people !== kept.num_of_people || packageOf(input) !== kept.packageId)
    return false;
  if (kept.packageId !== undefined) return true;
  return (
    (input.per_person ?? undefined) === kept.unit_price &&
    (input.is_fixed ?? false) === kept.is_fixed &&
    (input.custom_items ?? []).join() === idsOf(kept.items)
  );
}

function within(at: number, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const named = (errors: FieldErrors): FieldErrors =>
    Object.fromEntries(
      Object.entries(errors).map(([name, code]) => [`options.${at}.${name}`, code]),
    );
  const { details, code, message } = error;
  if (code === 'NO_TIER') {
    return new AppError(code, { msg: message, errors: named({ num_of_people: 'notAllowed' }) });
  }
  if (code === 'NOT_FOUND') return invalid(named({ packageId: 'notFound' }));
  return details.errors === undefined ? error : invalid(named(details.errors));
}

async function itemsOf(db: Database, { custom_items: ids = [] }: Input): Promise<Option['items']> {
  if (ids.length === 0) return [];
  const names = await selectItemNames(db, ids);
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined) throw invalid({ custom_items: 'notFound' });
    return { id, name };
  });
}

async function offerOf(db: Database, input: Input): Promise<PackageRow | null> {
  const id = packageOf(input);
  return id === undefined ? null : lockPackage(db, id, 'share');
}

async function priced(db: Database, input: Input, tax: EventTax): Promise<Option> {
  const offer = await offerOf(db, input);
  const price = requirePrice({ ...input, advance_amount: 0 }, offer, { received: 0, tax });
  return {
    ...(offer && { packageId: offer.id, name: offer.name }),
    items: offer?.items ?? (await itemsOf(db, input)),
    num_of_people: input.num_of_people,
    is_fixed: input.is_fixed ?? false,
    unit_price: toBirr(price.unit_price),
    net: toBirr(price.total - price.vat),
    vat: toBirr(price.vat),
    vat_mode: tax.mode,
    vat_rate: tax.rate,
    total: toBirr(price.total),
  };
}

export async function priceOptions(
  db: Database,
  inputs: readonly Input[],
  tax: EventTax,
  kept: readonly Option[] = [],
): Promise<Option[]> {
  const options: Option[] = [];
  for (const [at, input] of inputs.entries()) {
    const same = kept.find((option) => isSame(input, option));
    try {
      options.push(same ?? (await priced(db, input, tax)));
    } catch (error) {
      throw within(at, error);
    }
  }
  return options;
}
