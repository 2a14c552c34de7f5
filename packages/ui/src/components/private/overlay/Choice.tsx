/** An option of a list box: label, hint, and a tick when it is selected; and the message of an empty list. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import { useKitStrings } from '#theme/kit-context.ts';
import { hint, nothing, option, words } from './overlay.css.ts';

export interface ChoiceProps {
  id: string | number;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export function Choice({ id, label, description, isDisabled }: ChoiceProps) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
      {({ isSelected }) => (
        <>
          <span className={words}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={hint}>
                {description}
              </Text>
            )}
          </span>
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}

/** Shown in place of the options while they load, or when none match. */
export function NoChoices({ isLoading, children }: { isLoading?: boolean; children: ReactNode }) {
  const strings = useKitStrings();
  return <div className={nothing}>{isLoading ? strings.loading : children}</div>;
}
