/** Until when unused credits are taken back after a payment: the end of the last day. */
export const refundDeadline = (paidAt: Date, days: number): Date => {
  const end = new Date(paidAt);
  end.setUTCDate(end.getUTCDate() + days);
  end.setUTCHours(23, 59, 59, 999);
  return end;
};
