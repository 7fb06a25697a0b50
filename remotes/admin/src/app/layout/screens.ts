import type { ComponentProps } from 'react';
import type { Icon } from '@larkfare/ui-kit';
import Blocks from '@lucide/icons/icons/blocks';
import BookOpenCheck from '@lucide/icons/icons/book-open-check';
import Building2 from '@lucide/icons/icons/building-complex';
import Flag from '@lucide/icons/icons/flag';
import Globe from '@lucide/icons/icons/globe';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import KeyRound from '@lucide/icons/icons/key-round';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import Mail from '@lucide/icons/icons/mail';
import MapPin from '@lucide/icons/icons/map-pin';
import MessageSquare from '@lucide/icons/icons/message-square';
import Plane from '@lucide/icons/icons/plane';
import ReceiptText from '@lucide/icons/icons/receipt-text';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import TowerControl from '@lucide/icons/icons/tower-control';
import AtSign from '@lucide/icons/icons/at-sign';
import { editors } from '../../texts/site-keys.rules.ts';

interface Screen {
  to: string;
  label: string;
  icon: ComponentProps<typeof Icon>['shape'];
  /** Editors that belong to it: it stays marked while one of them is open. */
  holds?: readonly string[];
}

/** The navigation (specification §2), in groups by task. */
export const screenGroups: readonly { title: string; screens: readonly Screen[] }[] = [
  {
    title: 'Customers',
    screens: [
      { to: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/admin/bookings', label: 'Bookings', icon: BookOpenCheck },
      { to: '/admin/quotes', label: 'Quotes', icon: ReceiptText },
      { to: '/admin/contact', label: 'Contact-us', icon: MessageSquare },
    ],
  },
  {
    title: 'Catalogue',
    screens: [
      { to: '/admin/flight', label: 'Flight', icon: Plane },
      { to: '/admin/airline', label: 'Airline', icon: Building2 },
      { to: '/admin/airports', label: 'Airports', icon: TowerControl },
      { to: '/admin/locations', label: 'Locations', icon: MapPin },
      { to: '/admin/country', label: 'Country', icon: Flag },
      { to: '/admin/regions', label: 'Regions', icon: Globe },
    ],
  },
  {
    title: 'Site',
    screens: [
      {
        to: '/admin/siteinfo',
        label: 'Main data',
        icon: Mail,
        holds: Object.values(editors),
      },
      { to: '/admin/changes', label: 'Changes', icon: History },
      { to: '/admin/remotes', label: 'Remotes', icon: Blocks },
      { to: '/admin/security', label: 'Security', icon: ShieldCheck },
      { to: '/admin/changeemail', label: 'Change email', icon: AtSign },
      { to: '/admin/changepassword', label: 'Change password', icon: KeyRound },
    ],
  },
];
