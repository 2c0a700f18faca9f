import type { Company, SiteDraft } from '#server/features/site/index.ts';
import { defaultSettings } from '#server/features/site/index.ts';

/** Invented companies: their towns and registers do not exist. */
export const demoCompanies: readonly Company[] = [
  {
    id: 1,
    name: 'Example Duet B.V.',
    address: 'Voorbeeldkade 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
    kvk: '00000001',
    tradenames: ['Duet'],
    vatNumbers: { NL: 'NL000000001B01' },
    supportPhone: '+31 00-000 00 01',
    deleteDiscount: 50,
    added: new Date('2023-06-01T09:00:00Z'),
  },
  {
    id: 5,
    name: 'Example Evergreen GmbH',
    address: 'Musterweg 5',
    city: '00000 Musterstadt',
    country: 'DE',
    kvk: 'HRB 00005',
    tradenames: ['Evergreen', 'Immergrün'],
    vatNumbers: { DE: 'DE000000005', AT: 'ATU00000005' },
    supportPhone: '+49 000 000-005',
    deleteDiscount: 30,
    added: new Date('2024-03-15T09:00:00Z'),
  },
  {
    id: 6,
    name: 'Example Harbour Ltd',
    address: '6 Sample Row',
    city: 'Sampleton ZZ0 0ZZ',
    country: 'GB',
    kvk: '00000006',
    tradenames: ['Harbour'],
    vatNumbers: { GB: 'GB000000006' },
    supportPhone: '+44 0000 000-006',
    deleteDiscount: 0,
    added: new Date('2025-01-20T09:00:00Z'),
  },
];

/** Three sites that differ in niche, company, language and who may join. */
export const demoSites: readonly SiteDraft[] = [
  {
    id: 1,
    companyId: 1,
    domainLanguage: 'en',
    isDefault: true,
    domains: ['localhost', 'duet.localhost', '127.0.0.1'],
    settings: {
      ...defaultSettings,
      logged_out_search: true,
      logged_out_search_trafficsource: true,
      support_phone: '+31 00-000 00 01',
      fictional_icon: 'mask',
      fictional_warning: true,
      photo_review: 'after',
    },
  },
  {
    id: 2,
    companyId: 5,
    domainLanguage: 'de-DE',
    isDefault: false,
    domains: ['evergreen.localhost'],
    settings: {
      ...defaultSettings,
      name: 'Evergreen',
      index_title: 'Gemeinsam den längeren Weg gehen',
      description: 'Für Menschen, die am liebsten draußen sind.',
      niche: 2,
      countries: ['DE', 'AT', 'CH', 'NL', 'BE'],
      photo_review: 'automatic',
      signups: 'with_trafficsource',
      logged_out_search_trafficsource: true,
      support_phone: '+49 000 000-005',
      support_email: 'hilfe@evergreen.example',
      fictional_icon: 'mask',
      fictional_warning: true,
      fictional_singular: 'Fiktives Profil',
      fictional_plural: 'Fiktive Profile',
      message_credits: 3,
      member_resell: true,
    },
  },
  {
    id: 3,
    companyId: 6,
    domainLanguage: 'en-GB',
    isDefault: false,
    domains: ['harbour.localhost'],
    settings: {
      ...defaultSettings,
      name: 'Harbour',
      index_title: 'A safe harbour for two',
      description: 'For people who know what they’re looking for.',
      niche: 3,
      countries: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
      signups: 'closed',
      logged_out_search: true,
      enable_site_entry_popup: false,
      support_phone: '+44 0000 000-006',
      support_email: 'crew@harbour.example',
      refund_days: 30,
      show_language_dropdown: false,
    },
  },
];

/** A page of the operator's own, to show what they can add. */
export const demoPages = [
  {
    siteId: 1,
    token: 'house-rules',
    locale: 'en',
    title: 'House rules',
    body: 'Be kind. Be yourself. Ask before you assume.\n\n- Write as you would speak to someone across a table.\n- A no is a full sentence.\n- [Report](/complaints) what feels wrong; a person reads it.\n',
  },
] as const;
