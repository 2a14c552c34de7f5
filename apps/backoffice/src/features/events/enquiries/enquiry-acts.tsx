import type { Schemas } from '@digis/api-client/contract';
import { internationalPhone } from '@digis/domain';
import type { MenuAction } from '@digis/ui';
import { useLingui } from '@lingui/react/macro';
import {
  CalendarCheck,
  CalendarClock,
  CircleSlash,
  FileText,
  Pencil,
  Phone,
  RotateCcw,
} from 'lucide-react';
import { useCan } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { changeAddress } from '#navigation/place.ts';
import { givenOfEnquiry, keptOfEnquiry } from './given-of-enquiry.ts';

type Enquiry = Schemas['Enquiry'];
type Option = Schemas['EnquiryOption'];

export function useTurning() {
  const { today } = useToday();
  const open = (given: object) => changeAddress({ dialog: 'schedule', id: null }, { state: given });
  return {
    keep: (enquiry: Enquiry, option: Option | undefined) =>
      open(keptOfEnquiry(enquiry, option, today)),
    book: (enquiry: Enquiry, option: Option | undefined) => open(givenOfEnquiry(enquiry, option)),
  };
}

const callPhone = (phone: string): void =>
  void window.open(`tel:${internationalPhone(phone)}`, '_self');

export const isTurned = ({ state }: Enquiry): boolean => state === 'kept' || state === 'booked';

export function useEnquiryActs(open: (enquiry: Enquiry, dialog: string) => void) {
  const { t } = useLingui();
  const mayWrite = useCan()('Create Event');
  const { keep, book } = useTurning();
  const withOffer = (enquiry: Enquiry, turn: typeof keep) =>
    enquiry.options.length > 1 ? open(enquiry, 'asked') : turn(enquiry, enquiry.options[0]);
  return (enquiry: Enquiry): MenuAction[] => [
    {
      id: 'call',
      label: t`Call`,
      icon: <Phone aria-hidden />,
      onPress: () => callPhone(enquiry.phone),
    },
    ...(mayWrite && enquiry.options.length > 0
      ? [
          {
            id: 'proforma',
            label: t`Print proforma`,
            icon: <FileText aria-hidden />,
            onPress: () => open(enquiry, 'proforma'),
          },
        ]
      : []),
    ...(mayWrite && !isTurned(enquiry)
      ? [
          {
            id: 'keep',
            label: t`Keep the day`,
            icon: <CalendarClock aria-hidden />,
            onPress: () => withOffer(enquiry, keep),
          },
          {
            id: 'book',
            label: t`Book`,
            icon: <CalendarCheck aria-hidden />,
            onPress: () => withOffer(enquiry, book),
          },
          {
            id: 'edit',
            label: t`Edit`,
            icon: <Pencil aria-hidden />,
            onPress: () => open(enquiry, 'enquiry'),
          },
          {
            id: 'lost',
            label: enquiry.state === 'lost' ? t`Open again` : t`Lost`,
            icon:
              enquiry.state === 'lost' ? <RotateCcw aria-hidden /> : <CircleSlash aria-hidden />,
            onPress: () => open(enquiry, 'lost'),
          },
        ]
      : []),
  ];
}
