import { servedCountries } from '#contract/countries.ts';
import { landerNames } from '#contract/landers.ts';
import { limits } from '#contract/limits.ts';
import { profileFields } from '#contract/site.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Company, SiteDraft } from './draft.ts';

/** Sensible values for everything a site can set. */
export const defaultSettings: SiteSettings = {
  countries: [...servedCountries],
  name: 'Duet',
  index_title: 'Good company starts with hello',
  description: 'An unhurried place for adults to meet and talk.',
  visible_profile_fields: [...profileFields],
  niche: 1,
  signups: 'all',
  logged_out_search: false,
  logged_out_search_trafficsource: false,
  enable_site_entry_popup: true,
  cdn_prefix: '',
  support_phone: '+00 000 000',
  support_email: 'support@duet.example',
  fictional_icon: '',
  fictional_warning: false,
  fictional_singular: '',
  fictional_plural: '',
  visible_profile_notes: true,
  message_credits: 2,
  photo_credits: 4,
  gift_credits: 6,
  signup_credits: 4,
  invitation_credits: 4,
  message_length: 1000,
  search_fields: [...profileFields],
  refund_days: 14,
  premium_after_refund: false,
  direct_debit_credits: 'at_once',
  welcome_code: false,
  member_resell: false,
  chat_history_days: limits.chatHistoryDays,
  show_language_dropdown: true,
  photo_review: 'before',
  hold_first_photo: false,
  hold_scam_messages: false,
  indexed: true,
  landers: [...landerNames],
  footer_pages: [],
};

export const starterCompany: Company = {
  id: 1,
  name: 'Your company',
  address: 'Street and number',
  city: 'City',
  country: 'NL',
  kvk: '00000000',
  tradenames: ['Duet'],
  vatNumbers: {},
  supportPhone: '+00 000 000',
  deleteDiscount: 0,
  added: new Date(limits.termsNotBefore),
};

export const starterSite: SiteDraft = {
  id: 1,
  companyId: 1,
  domainLanguage: 'en',
  isDefault: true,
  domains: ['localhost'],
  settings: defaultSettings,
};
