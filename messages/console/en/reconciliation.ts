export default {
  reconciliation: {
    from: 'From',
    to: 'To',
    sums: 'Both sides',
    compared: '{count, plural, one {# payment compared} other {# payments compared}}',
    noSums: 'Nothing was paid in these days.',
    sum: '{count, plural, one {# payment} other {# payments}}, {back} back',
    notWhole:
      'There are more than {count} payments in this time. Choose fewer days to compare all.',
    none: 'No differences',
    noneText: 'What we hold is what the provider and the bank say.',
    differences: '{count, plural, one {# difference} other {# differences}}',
    take: 'Take over from the provider',
    columns: {
      order: 'Order',
      what: 'What differs, and what to do',
      here: 'Here',
      there: 'At the provider ({provider})',
      elsewhere: 'There',
      currency: 'Currency',
    },
    kinds: {
      paid_there: {
        name: 'Paid at the provider, not here',
        todo: 'Take it over: the order is completed and the credits are given.',
      },
      paid_here: {
        name: 'Paid here, unknown to the provider',
        todo: 'Look for the payment at the provider before anything goes back.',
      },
      paid_twice: {
        name: 'Paid once more at the provider',
        todo: 'Give this payment back at the provider: the order was paid by another.',
      },
      unknown_order: {
        name: 'The provider names an order that isn’t here',
        todo: 'Find out at the provider who paid, and give it back there.',
      },
      amount: {
        name: 'Another amount or currency',
        todo: 'Compare both with the receipt. Settle it with the member, or give it back at the provider.',
      },
      refund: {
        name: 'Another sum went back',
        todo: 'If more went back there, take it over: it is booked with a credit note, and takes the unused credits if it pays for them.',
      },
      dispute: {
        name: 'A dispute has another state',
        todo: 'Take it over: credits and premium follow.',
      },
      debit_amount: {
        name: 'The bank booked another amount',
        todo: 'Ask the bank, with the reference of the debit.',
      },
      debit_unbooked: {
        name: 'The bank has not booked this debit',
        todo: 'Others of the same file are booked. Ask the bank, or look for a return.',
      },
    },
  },
};
