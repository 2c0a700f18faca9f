/** Numbers of the console, which members do not load. */
export const consoleLimits = {
  /** Of the people who run the sites. */
  staff: {
    sessionHours: { passkey: 12, code: 4 },
    lockMinutes: 30,
    proofMinutes: 10,
    /** Wrong codes before an account is closed to codes for a while. */
    codeTries: 5,
    codeBlockMinutes: 15,
    recoveryCodes: 10,
    passkeys: 10,
    invitationHours: 72,
    /** Where only one person has a right, they may agree to their own proposal after that. */
    agreeAloneMinutes: 60,
    auditYears: 5,
    auditPage: 50,
    nameLength: 60,
    reasonLength: 500,
  },
  reviews: {
    /** Pictures that one person holds at a time, and for how long without deciding. */
    claimed: 6,
    claimMinutes: 2,
    undoSeconds: 10,
    /** Nobody should wait longer for an answer. */
    goalMinutes: 15,
    /** So many pictures, or minutes, and a rest is suggested. */
    pauseAfter: 60,
    pauseMinutes: 45,
    /** Pictures of members below this age are approved by two people. */
    youngUntil: 21,
    /** Minutes until whoever passed a picture on is asked about it again. */
    passMinutes: 30,
    listed: 30,
    /** Counted no further. */
    maxCount: 1000,
  },
  cases: {
    /** Nobody should wait longer for a decision. */
    goalHours: 4,
    /** How long somebody holds a case without doing anything about it. */
    claimMinutes: 30,
    listed: 50,
    /** Cases that are given or sorted at a time. */
    selected: 100,
    /** Counted no further. */
    maxCount: 1000,
    /** Messages that are opened at a time. */
    openedMessages: 20,
    noteLength: 2000,
    factsLength: 1500,
    answerLength: 4000,
    suspendDays: [1, 7, 30, 90],
    /** So many reports raise the severity. */
    manyReports: 3,
    /** How long what a decision stands on is kept when the account is gone. */
    evidenceMonths: 12,
    /** Decisions are told in yearly reports; then they go. */
    keptYears: 5,
  },
  /** Views of lists that somebody saved. */
  views: {
    nameLength: 40,
    searchLength: 500,
    perPerson: 20,
    listed: 60,
  },
  members: {
    listed: 50,
    /** Members that something is done about at a time. */
    selected: 50,
    /** Found at most. */
    found: 20,
    /** Of the ledger, of orders and of what staff did. */
    entries: 20,
    noteLength: 2000,
    /** Credits that are given or taken at a time. */
    correction: 10_000,
    /** How long a revealed field is shown. */
    revealSeconds: 30,
  },
  orders: {
    listed: 50,
    /** Counted no further. */
    maxCount: 1000,
    /** Disputes that are shown before everything else. */
    disputesFirst: 20,
    answerLength: 10_000,
    /** Added up no further. */
    maxSummed: 10_000,
    /** What one person gives back alone, in minor units: fifty euros, or about as much. */
    refundAlone: {
      EUR: 5000,
      USD: 5500,
      GBP: 4500,
      CAD: 8000,
      AUD: 9000,
      NZD: 9500,
      CHF: 5000,
      PLN: 22_000,
      DKK: 37_500,
      NOK: 60_000,
      SEK: 57_500,
    },
  },
  debits: {
    /** Runs and files of banks that are told, the latest first. */
    listed: 30,
    /** Orders of the next file that are named. */
    orders: 100,
    /** Lines of a bank's file that are done at a time, and those of them that are told. */
    lines: 5000,
    linesTold: 500,
    fileBytes: 10 * 2 ** 20,
    nameLength: 120,
  },
  reconciliation: {
    maxDays: 31,
    /** Payments that are asked for, and differences that are told. */
    payments: 2000,
    listed: 200,
  },
  discounts: {
    listed: 50,
    /** Counted no further. */
    maxCount: 1000,
    /** Codes that are made at a time. */
    batch: 1000,
    /** In minor units. */
    maxOrderValue: 10_000_000,
    maxUses: 100_000,
    purposeLength: 120,
  },
  prices: {
    /** Packages that are sold in a country. */
    packages: 8,
    maxCredits: 100_000,
    /** In minor units: what a slip of the keys reaches, and no package does. */
    maxMinor: 1_000_000,
    /** Versions of a price list that are told. */
    versions: 20,
  },
  fictional: {
    /** Profiles that a site keeps, those that were retired included. */
    perSite: 200,
    /** Of what operators are told about whom they write as. */
    personaLength: 200,
    photos: 6,
  },
  inbox: {
    /** Nobody should wait longer for an answer. */
    goalMinutes: 15,
    /** How long somebody holds a chat without a sign of work, and a colleague who was given one. */
    claimMinutes: 5,
    handOverMinutes: 15,
    listed: 50,
    /** Counted no further. */
    maxCount: 1000,
    excerptLength: 120,
    messages: 50,
    notes: 50,
    noteLength: 500,
    /** Of whom a member writes with, counted no further. */
    realChats: 10,
    /** Credits that a chat costs a member in a month before operators are asked to let them go. */
    letGoCredits: 60,
    /** How long figures can look back. */
    keptDays: 730,
  },
  announcements: {
    listed: 50,
    subjectLength: 120,
    /** What phones show of a subject. */
    subjectShown: 45,
    bodyLength: 10_000,
    /** Of the filter by when somebody was last here. */
    maxDays: 3650,
    /** Members that are told in an hour; at least one a minute. */
    perHour: { min: 60, max: 60_000, usual: 6000 },
    /** What is not sent so many days after the start is not sent any more. */
    endDays: 30,
    /** How far ahead one can be scheduled. */
    aheadDays: 90,
  },
  figures: {
    /** Fewer people than that are not told apart by country or source. */
    minCell: 5,
    maxDays: 366,
    /** Traffic sources and countries that are told apart. */
    sources: 4,
    countries: 6,
    /** Weeks of signup whose members are followed as a number. */
    cohorts: 8,
    /** What was published that is marked in a chart, the latest. */
    marks: 12,
    sourceLength: 60,
  },
  sites: {
    noteLength: 200,
    titleLength: 120,
    /** Of a page in one language; the longest that comes with the product has half of it. */
    pageLength: 20_000,
    /** Pages of its own that a site may have, and how many of them in the footer. */
    ownPages: 50,
    footerPages: 12,
    /** How long a token shows a draft. */
    previewMinutes: 10,
    /** Versions that a page of the history shows. */
    listed: 20,
  },
  /** From when on the page of the status wants somebody to look at something, and to act. */
  status: {
    refreshSeconds: 30,
    failedJobs: 100,
    lateMinutes: { look: 5, act: 15 },
    refundHours: { look: 1, act: 24 },
    disputeDays: { look: 7, act: 2 },
    /** Hours without word of the provider while its orders are paid. */
    webhookHours: 24,
    connectionPercent: { look: 80, act: 95 },
    statementMinutes: { look: 5, act: 15 },
    replicaSeconds: { look: 30, act: 300 },
    diskPercent: { look: 15, act: 5 },
    backupDays: { look: 2, act: 7 },
  },
} as const;
