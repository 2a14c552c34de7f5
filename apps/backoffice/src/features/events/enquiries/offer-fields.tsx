import {
  Birr,
  Button,
  Checkbox,
  FieldGroup,
  Grid,
  Inline,
  ItemPicker,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Text,
} from '@digis/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatBirr } from '@digis/domain';
import type { FormStore } from '#forms/form-store.ts';
import { useField, useFormValue } from '#forms/use-field.ts';
import { useLanguage } from '#i18n/language.ts';
import type { EventChoices } from '../form/event-choices.ts';
import { CUSTOM } from '../form/event-form.ts';
import {
  emptyOffer,
  type EnquiryValues,
  MOST_OFFERS,
  offerFault,
  type OfferValues,
  priceOfOffer,
} from './enquiry-form.ts';

interface OffersProps {
  readonly store: FormStore<EnquiryValues>;
  readonly choices: EventChoices;
}

export function OfferFields({ store, choices }: OffersProps) {
  const { t } = useLingui();
  const { value: offers, onChange } = useField(store, 'options');
  const change = (at: number, offer: OfferValues) =>
    onChange(offers.map((before, index) => (index === at ? offer : before)));
  const isFull = offers.length >= MOST_OFFERS || offers.at(-1)?.packageId === null;
  return (
    <FieldGroup legend={t`Offers`} layout="rows">
      <Stack space="large">
        {offers.map((offer, at) => (
          <Offer
            key={at}
            {...{ store, choices, offer, at }}
            onChange={(next) => change(at, next)}
            onRemove={
              offers.length > 1
                ? () => {
                    store.setFault('options', null, at);
                    onChange(offers.filter((_, index) => index !== at));
                  }
                : undefined
            }
          />
        ))}
        {!isFull && (
          <Inline>
            <Button size="small" variant="quiet" onPress={() => onChange([...offers, emptyOffer])}>
              <Trans>Add another offer</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  );
}

interface OfferProps extends OffersProps {
  readonly offer: OfferValues;
  readonly at: number;
  readonly onChange: (offer: OfferValues) => void;
  readonly onRemove: (() => void) | undefined;
}

function Offer({ store, choices, offer, at, onChange, onRemove }: OfferProps) {
  const { t, i18n } = useLingui();
  const asked = useFormValue(store, (values) => values);
  const number = at + 1;
  const packages = usePackageItems({ offer, asked, choices });
  const fault = offerFault(offer, asked, choices);
  const isTold = useField(store, 'options').errorMessage !== undefined;
  const part = (name: keyof OfferValues) => ({ name: `options.${at}.${name}` });
  return (
    <Stack space="small">
      <Grid>
        <Select
          label={at === 0 ? t`Package` : t`Package ${number}`}
          placeholder={t`No offer yet`}
          items={packages}
          {...part('packageId')}
          value={offer.packageId}
          onChange={(packageId) => onChange({ ...offer, packageId })}
          errorMessage={isTold && fault ? i18n._(fault) : undefined}
        />
        {offer.packageId !== null && (
          <NumberField
            label={t`For how many people`}
            minValue={1}
            maxValue={100_000}
            {...part('num_of_people')}
            value={offer.num_of_people ?? asked.num_of_people}
            onChange={(people) =>
              onChange({
                ...offer,
                num_of_people: people === asked.num_of_people ? null : people,
              })
            }
            onFaultChange={(why) => store.setFault('options', why, at)}
          />
        )}
      </Grid>
      {offer.packageId === CUSTOM && <OwnMenu {...{ store, choices, offer, at, onChange }} />}
      <Told {...{ offer, asked, choices, onRemove }} />
    </Stack>
  );
}

type Priced = Pick<OfferProps, 'offer' | 'choices'> & { readonly asked: EnquiryValues };

function usePackageItems({ offer, asked, choices }: Priced) {
  const { t } = useLingui();
  const locale = useLanguage();
  const sumOf = (packageId: string) => {
    const price = priceOfOffer(
      { ...emptyOffer, packageId, num_of_people: offer.num_of_people },
      asked,
      choices,
    );
    return price.state === 'priced' ? formatBirr(price.total, { locale }) : undefined;
  };
  return [
    ...choices.packages.map(({ id, name }) => ({
      id: String(id),
      label: name,
      description: sumOf(String(id)),
    })),
    { id: CUSTOM, label: t`Custom` },
  ];
}

function OwnMenu({ choices, offer, at, onChange, store }: Omit<OfferProps, 'onRemove'>) {
  const { t } = useLingui();
  return (
    <Stack space="small">
      <ItemPicker
        label={t`Items`}
        items={choices.items.map(({ id, name }) => ({ id, label: name }))}
        value={offer.custom_items}
        onChange={(custom_items) => onChange({ ...offer, custom_items })}
      />
      <MoneyField
        isRequired
        label={offer.is_fixed ? t`Fixed price` : t`Price per person`}
        name={`options.${at}.per_person`}
        value={offer.per_person}
        onChange={(per_person) => onChange({ ...offer, per_person })}
        onFaultChange={(why) => store.setFault('options', why, MOST_OFFERS + at)}
      />
      <Checkbox
        isSelected={offer.is_fixed}
        onChange={(is_fixed) => onChange({ ...offer, is_fixed })}
      >
        {t`One fixed price, whatever the number of people`}
      </Checkbox>
    </Stack>
  );
}

function Told({ offer, asked, choices, onRemove }: Priced & Pick<OfferProps, 'onRemove'>) {
  const price = priceOfOffer(offer, asked, choices);
  const total = price.state === 'priced' ? price.total : null;
  if (total === null && onRemove === undefined) return null;
  return (
    <Inline justify="between">
      {total !== null && (
        <Text isStrong isNumeric>
          <Trans>
            Total <Birr value={total} />
          </Trans>
        </Text>
      )}
      {onRemove && (
        <Button size="small" variant="quiet" tone="neutral" onPress={onRemove}>
          <Trans>Remove this offer</Trans>
        </Button>
      )}
    </Inline>
  );
}
