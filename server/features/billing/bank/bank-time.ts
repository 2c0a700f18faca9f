/** When files are exchanged with the bank every day, in UTC. */
export const BANK_TIME = { hour: 3, minute: 17 } as const;

/** The next time that they are. */
export const nextBankTime = (now: Date): Date => {
  const next = new Date(now);
  next.setUTCHours(BANK_TIME.hour, BANK_TIME.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
};
