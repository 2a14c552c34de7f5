import { Banknote, CalendarDays, ClipboardList, Settings, Users } from 'lucide-react';
import type { NavItem } from '../components/private/NavLink.tsx';

const icons = [CalendarDays, ClipboardList, Banknote, Users, Settings];
const labels = {
  en: ['Calendar', 'Events', 'Cashbook', 'Clients', 'System settings'],
  am: ['የቀን መቁጠሪያ', 'ዝግጅቶች', 'የገንዘብ መዝገብ', 'ደንበኞች', 'የሥርዓቱ ማስተካከያዎች'],
};

export const navSamples = (locale: 'en' | 'am'): NavItem[] =>
  icons.map((Icon, index) => ({
    href: `/${index}`,
    label: labels[locale][index] ?? '',
    icon: <Icon aria-hidden />,
    isCurrent: index === 0,
  }));
