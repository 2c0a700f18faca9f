import * as actions from './member-actions.ts';
import * as members from './members.ts';

/** Every call about members and what is done about them. */
export const memberCalls = {
  memberList: members.memberList,
  memberFind: members.memberFind,
  memberRead: members.memberRead,
  memberLedger: members.memberLedger,
  memberOrders: members.memberOrders,
  memberTrail: members.memberTrail,
  memberReveal: actions.memberReveal,
  memberNote: actions.memberNote,
  membersNote: actions.membersNote,
  membersSignOut: actions.membersSignOut,
  memberCase: actions.memberCase,
  memberSignOut: actions.memberSignOut,
  memberConfirm: actions.memberConfirm,
  memberCredits: actions.memberCredits,
  memberExport: actions.memberExport,
  memberDelete: actions.memberDelete,
} as const;
