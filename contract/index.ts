import * as accounts from './accounts/index.ts';
import type { CommonError } from './core/errors.ts';
import * as likes from './likes/index.ts';
import * as members from './members/index.ts';
import * as moderation from './moderation.ts';
import * as site from './site.ts';

/** Every call of the API. What stands here is served, documented, fuzzed and walked by the tests. */
export const api = {
  settings: site.settings,
  companyInfo: site.companyInfo,
  regions: site.regions,
  interests: site.interests,
  paymentIcon: site.paymentIcon,
  page: site.page,
  user: accounts.user,
  login: accounts.login,
  userUpdate: accounts.userUpdate,
  logout: accounts.logout,
  signup: accounts.signup,
  nameAvailable: accounts.nameAvailable,
  signupExtras: accounts.signupExtras,
  signupBegun: accounts.signupBegun,
  signupComplete: accounts.signupComplete,
  signupAbout: accounts.signupAbout,
  signupMatches: members.signupMatches,
  places: accounts.places,
  activate: accounts.activate,
  activateResend: accounts.activateResend,
  resetAsk: accounts.resetAsk,
  resetDo: accounts.resetDo,
  mailChangeAsk: accounts.mailChangeAsk,
  mailChangeDo: accounts.mailChangeDo,
  account: accounts.account,
  accountUpdate: accounts.accountUpdate,
  accountDelete: accounts.accountDelete,
  accountReturn: accounts.accountReturn,
  leaveOfferAccept: accounts.leaveOfferAccept,
  passwordChange: accounts.passwordChange,
  sessions: accounts.sessions,
  sessionsEnd: accounts.sessionsEnd,
  exportState: accounts.exportState,
  exportStart: accounts.exportStart,
  exportFile: accounts.exportFile,
  exclusion: accounts.exclusion,
  exclusionConfirm: accounts.exclusionConfirm,
  profile: members.profile,
  profileUpdate: members.profileUpdate,
  geocode: members.geocode,
  noteSave: members.noteSave,
  photos: members.photos,
  photoAdd: members.photoAdd,
  photosOrder: members.photosOrder,
  photoDelete: members.photoDelete,
  photoFile: members.photoFile,
  search: members.search,
  similar: members.similar,
  member: members.member,
  visit: members.visit,
  blocked: members.blocked,
  block: members.block,
  unblock: members.unblock,
  likes: likes.likes,
  likesList: likes.likesList,
  like: likes.like,
  unlike: likes.unlike,
  matchSeen: likes.matchSeen,
  swipeDeck: likes.swipeDeck,
  swipe: likes.swipe,
  swipeUndo: likes.swipeUndo,
  finder: likes.finder,
  finderSave: likes.finderSave,
  finderResults: likes.finderResults,
  autoLike: likes.autoLike,
  verificationAsk: members.verificationAsk,
  verificationWithdraw: members.verificationWithdraw,
  photoReviews: members.photoReviews,
  photoReview: members.photoReview,
  selfieReviews: members.selfieReviews,
  selfieReview: members.selfieReview,
  complaintFile: moderation.complaintFile,
  complaint: moderation.complaint,
  reportFile: moderation.reportFile,
  reports: moderation.reports,
} as const;

/** Every event that reaches open tabs. */
export const live = {
  sessionEnded: accounts.sessionEnded,
  likeChanged: likes.likeChanged,
} as const;

export type Api = typeof api;

type CodesOf<E> = E extends { errors: infer R } ? keyof R & string : never;

/** Every error code that an answer can carry. */
export type ErrorCode = CommonError | CodesOf<Api[keyof Api]>;
