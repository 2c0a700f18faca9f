import type { Translation } from '../translation.ts';
import type en from './en.ts';
import announcements from './de/announcements.ts';
import audit from './de/audit.ts';
import caseTexts from './de/case.ts';
import cases from './de/cases.ts';
import debits from './de/debits.ts';
import errors from './de/errors.ts';
import offers from './de/offers.ts';
import fictional from './de/fictional.ts';
import frame from './de/frame.ts';
import inbox from './de/inbox.ts';
import members from './de/members.ts';
import orders from './de/orders.ts';
import overview from './de/overview.ts';
import reconciliation from './de/reconciliation.ts';
import reviews from './de/reviews.ts';
import settings from './de/settings.ts';
import sitePages from './de/site-pages.ts';
import status from './de/status.ts';
import team from './de/team.ts';
import views from './de/views.ts';

export default {
  ...errors,
  ...frame,
  ...team,
  ...audit,
  ...status,
  ...reviews,
  ...cases,
  ...caseTexts,
  ...members,
  ...orders,
  ...debits,
  ...overview,
  ...reconciliation,
  ...offers,
  ...settings,
  ...views,
  ...fictional,
  ...sitePages,
  ...inbox,
  ...announcements,
} satisfies Translation<typeof en>;
