import announcements from './en/announcements.ts';
import audit from './en/audit.ts';
import caseTexts from './en/case.ts';
import cases from './en/cases.ts';
import debits from './en/debits.ts';
import errors from './en/errors.ts';
import offers from './en/offers.ts';
import fictional from './en/fictional.ts';
import frame from './en/frame.ts';
import inbox from './en/inbox.ts';
import members from './en/members.ts';
import orders from './en/orders.ts';
import overview from './en/overview.ts';
import reconciliation from './en/reconciliation.ts';
import reviews from './en/reviews.ts';
import settings from './en/settings.ts';
import sitePages from './en/site-pages.ts';
import status from './en/status.ts';
import team from './en/team.ts';
import views from './en/views.ts';

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
};
