/** How somebody proved who they are. The demo's administrator did not. */
export const signInMethods = ['passkey', 'code', 'recovery', 'demo'] as const;

export type SignInMethod = (typeof signInMethods)[number];

/** What takes two people. */
export const proposalKinds = [
  'staff_invite',
  'staff_roles',
  'staff_reset',
  'case_ban',
  'member_credits',
  'order_refund',
] as const;

export type ProposalKind = (typeof proposalKinds)[number];

/** Pictures that people look at. */
export const reviewKinds = ['photo', 'message_photo', 'selfie'] as const;

export type ReviewKind = (typeof reviewKinds)[number];

/** What opened a case: a report by a member or a moderator, or a complaint. */
export const caseKinds = ['report', 'complaint'] as const;

export type CaseKind = (typeof caseKinds)[number];

/** `proposed` waits for a second person. */
export const caseStates = ['open', 'proposed', 'decided'] as const;

export const caseViews = [
  'open',
  'mine',
  'unclaimed',
  'late',
  'proposed',
  'appeals',
  'decided',
] as const;

/**
 * By which of their days decided cases are narrowed to a time: all of them, those that members
 * reported, or those whose reports were upheld.
 */
export const caseDays = ['decided', 'reported', 'upheld'] as const;

export type CaseViewName = (typeof caseViews)[number];

/** What an account is for those who work here; `excluded` is its owner's own wish, `deleted` can come back for some days. */
export const memberStatuses = [
  'active',
  'unconfirmed',
  'suspended',
  'banned',
  'excluded',
  'deleted',
] as const;

export type MemberStatus = (typeof memberStatuses)[number];

/** The order of the list of members: by when they joined, or by when they were last here. */
export const memberSorts = ['newest', 'seen'] as const;

export type MemberSort = (typeof memberSorts)[number];

/** By which day of theirs members are narrowed to a time. */
export const memberDays = ['joined', 'confirmed'] as const;

/** What is hidden of a member until somebody has a reason to see it. */
export const revealableFields = ['email', 'birth_date', 'mobile', 'iban'] as const;

export type RevealableField = (typeof revealableFields)[number];

/** What the list of orders shows; `disputed` waits for our answer, `proposed` for a second person. */
export const orderViews = [
  'all',
  'disputed',
  'proposed',
  'waiting',
  'paid',
  'refunded',
  'refund_failed',
  'returned',
  'failed',
] as const;

export type OrderViewName = (typeof orderViews)[number];

/** Why money went back: the member asked for it, staff gave it, or the payer's bank took it. */
export const refundReasons = ['asked', 'given', 'returned'] as const;

/**
 * By which of their days orders are narrowed to a time; `first` is the day on which a member's first
 * order was paid, and a reason that on which money went back for it.
 */
export const orderDays = ['placed', 'paid', 'first', 'refunded', ...refundReasons] as const;

/** Where an order stands, with its money and what went back of it. */
export const orderStatuses = [
  'waiting',
  'paid',
  'part_refunded',
  'refunded',
  /** Money that was to go back did not arrive. */
  'refund_failed',
  /** The payer's bank took it back. */
  'returned',
  'failed',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** What happened to an order. */
export const orderSteps = [
  'placed',
  'paid',
  'credited',
  'refunded',
  'returned',
  'restored',
  'failed',
  'cancelled',
] as const;

/** Why an order moves credits. */
export const orderLedgerKinds = ['bought', 'refunded', 'returned', 'corrected'] as const;

/**
 * `due` was not sent yet, `held` is not sent since the bank took it, `failed` came to nothing, and
 * `by_hand` was paid past the provider after that.
 */
export const refundStates = ['due', 'held', 'done', 'failed', 'by_hand'] as const;

/** What becomes of a refund that came to nothing: sent once more, or paid past the provider. */
export const refundRemedies = ['again', 'by_hand'] as const;

export type RefundRemedy = (typeof refundRemedies)[number];

/** What goes back: the price of unused credits, all that is left, or a part that is typed. */
export const refundModes = ['unused', 'full', 'part'] as const;

export type RefundMode = (typeof refundModes)[number];

/** Why nothing of an order can go back. */
export const refundObstacles = ['unpaid', 'returned', 'refund_failed', 'nothing_left'] as const;

/** What a fictional profile never says: a promise to meet, how to be reached, a request, that it is real. */
export const refusedTopics = ['meeting', 'contact', 'money', 'denial'] as const;

export type RefusedTopic = (typeof refusedTopics)[number];

/** Codes that work, those whose time or uses are over, and those that were switched off. */
export const discountViews = ['active', 'over', 'off'] as const;

export type DiscountView = (typeof discountViews)[number];

/** Whether a mandate is used for the first time. */
export const debitSequences = ['FRST', 'RCUR'] as const;

/** What is asked of a bank: to collect, or to pay back. */
export const debitFileKinds = ['debits', 'refunds'] as const;

export type DebitFileKind = (typeof debitFileKinds)[number];

/** Not handed over yet, ready for the bank, or taken away since. */
export const debitFileStates = ['staged', 'ready', 'gone'] as const;

/** What a line of a bank's file did; `known` is what had come back before, `unknown` no debit of ours. */
export const bankLineOutcomes = ['booked', 'returned', 'known', 'unknown'] as const;

export type BankLineOutcome = (typeof bankLineOutcomes)[number];

/** How what we hold and what the provider or the bank says can differ. */
export const differenceKinds = [
  'paid_there',
  'paid_here',
  'paid_twice',
  'unknown_order',
  'amount',
  'refund',
  'dispute',
  'debit_amount',
  'debit_unbooked',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

export const consoleLanguages = ['en', 'de'] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** The language for somebody who reads another one, until they are known. */
export const consoleLanguageOf = (locale: string): ConsoleLanguage =>
  consoleLanguages.find((language) => language === locale) ?? 'en';

/** Everything that the audit log tells, with the group under which the page shows it. */
export const auditActions = {
  signed_in: 'sign_in',
  sign_in_refused: 'sign_in',
  codes_blocked: 'sign_in',
  recovery_code_used: 'sign_in',
  signed_out: 'sign_in',
  locked: 'sign_in',
  passkey_added: 'keys',
  passkey_removed: 'keys',
  code_app_added: 'keys',
  code_app_removed: 'keys',
  recovery_codes_made: 'keys',
  staff_invited: 'team',
  staff_joined: 'team',
  staff_returned: 'team',
  staff_roles_changed: 'team',
  staff_disabled: 'team',
  staff_reset: 'team',
  proposed: 'proposal',
  agreed: 'proposal',
  agreed_alone: 'proposal',
  refused: 'proposal',
  withdrawn: 'proposal',
  review_claimed: 'review',
  review_approved_first: 'review',
  review_decided: 'review',
  review_undone: 'review',
  picture_secured: 'review',
  case_opened: 'case',
  case_claimed: 'case',
  case_given: 'case',
  case_released: 'case',
  case_sorted: 'case',
  case_noted: 'case',
  messages_opened: 'case',
  case_decided: 'case',
  case_answered: 'case',
  decision_undone: 'case',
  appeal_decided: 'case',
  case_begun: 'case',
  member_opened: 'member',
  address_searched: 'member',
  member_revealed: 'member',
  member_noted: 'member',
  member_signed_out: 'member',
  member_confirmed: 'member',
  member_exported: 'member',
  member_deleted: 'member',
  credits_corrected: 'member',
  order_opened: 'money',
  order_refunded: 'money',
  refund_sent_again: 'money',
  refund_paid_by_hand: 'money',
  dispute_answered: 'money',
  dispute_accepted: 'money',
  paper_taken: 'money',
  transparency_published: 'site',
  transparency_withdrawn: 'site',
  discount_added: 'money',
  discount_batch_added: 'money',
  discount_switched_off: 'money',
  discount_switched_on: 'money',
  prices_changed: 'money',
  gifts_changed: 'money',
  debits_written: 'money',
  debit_file_taken: 'money',
  bank_file_taken_in: 'money',
  payment_taken_over: 'money',
  site_added: 'site',
  company_added: 'site',
  site_published: 'site',
  site_draft_discarded: 'site',
  site_closed: 'site',
  site_reopened: 'site',
  fictional_added: 'fictional',
  fictional_changed: 'fictional',
  fictional_photo_added: 'fictional',
  fictional_photo_removed: 'fictional',
  fictional_retired: 'fictional',
  fictional_returned: 'fictional',
  inbox_claimed: 'fictional',
  inbox_answered: 'fictional',
  inbox_ended: 'fictional',
  inbox_handed_over: 'fictional',
  inbox_noted: 'fictional',
  announcement_tested: 'announcement',
  announcement_scheduled: 'announcement',
  announcement_recalled: 'announcement',
  announcement_started: 'announcement',
  announcement_paused: 'announcement',
  announcement_resumed: 'announcement',
  announcement_stopped: 'announcement',
  announcement_deleted: 'announcement',
  audit_exported: 'audit',
  audit_broken: 'audit',
  jobs_tried_again: 'system',
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditGroups = [...new Set(Object.values(auditActions))];
