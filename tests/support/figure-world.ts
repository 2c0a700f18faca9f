import fc from 'fast-check';

const DAY_MINUTES = 24 * 60;

/** Minutes since some days before the clocks change. */
const minute = fc.integer({ min: 0, max: 5 * DAY_MINUTES - 120 });

/** Some have been members for about as long as somebody is new. */
const joined = fc.oneof(
  { weight: 3, arbitrary: minute },
  { weight: 1, arbitrary: fc.integer({ min: -32 * DAY_MINUTES, max: -24 * DAY_MINUTES }) },
);

/** What members of two sites did in some days, at random. */
export const world = fc.record({
  people: fc.array(
    fc.record({
      site: fc.constantFrom(1, 2),
      country: fc.constantFrom('NL', 'DE', 'AU', 'US', 'ZZ'),
      source: fc.constantFrom(null, { network: 'northlight' }, { ref: 'a,friend' }),
      minute: joined,
      confirmedAfter: fc.option(fc.integer({ min: 0, max: 4000 })),
      fictional: fc.boolean(),
    }),
    { minLength: 5, maxLength: 30 },
  ),
  messages: fc.array(fc.record({ from: fc.nat(29), to: fc.nat(29), minute }), { maxLength: 120 }),
  likes: fc.array(fc.record({ from: fc.nat(29), to: fc.nat(29), minute, matched: fc.boolean() }), {
    maxLength: 40,
  }),
  orders: fc.array(
    fc.record({
      by: fc.nat(29),
      minute,
      country: fc.constantFrom('NL', 'DE', 'BE'),
      credits: fc.constantFrom(30, 80, 200),
      currency: fc.constantFrom('EUR', 'GBP'),
      minor: fc.integer({ min: 100, max: 9999 }),
      isPaid: fc.boolean(),
      refund: fc.option(
        fc.record({
          after: fc.integer({ min: -300, max: 2000 }),
          minor: fc.integer({ min: 0, max: 100 }),
          isGiven: fc.boolean(),
          kind: fc.constantFrom('asked' as const, 'returned' as const),
          state: fc.constantFrom(
            'done' as const,
            'due' as const,
            'held' as const,
            'failed' as const,
          ),
        }),
      ),
    }),
    { maxLength: 30 },
  ),
  reports: fc.array(
    fc.record({
      site: fc.constantFrom(1, 2),
      minute,
      outcome: fc.constantFrom('acted' as const, 'no_breach' as const),
    }),
    { maxLength: 10 },
  ),
  visits: fc.array(fc.record({ by: fc.nat(29), minute }), { maxLength: 40 }),
});

export type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
