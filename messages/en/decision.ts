export default {
  title: 'Decision {reference}',
  decided: 'Decided on {date}',
  reference: 'Reference {reference}',
  reversed:
    'We reversed this decision on {date}. It no longer applies, and it won’t be held against you.',
  appeal: {
    title: 'Appeal',
    text: 'You can appeal once, until {date}. Please tell us everything we should know.',
    message: 'Why do you think the decision is wrong?',
    hint: 'At least {min} characters. Someone who wasn’t involved in the decision will read it.',
    counter: '{used} of {most}',
    submit: 'Send appeal',
    over: 'The deadline for an appeal was {date}.',
  },
  filed: {
    title: 'Your appeal',
    sent: 'Sent on {date}',
    thanks: 'We’ve received your appeal.',
    states: { open: 'In review', upheld: 'Decision stands', reversed: 'Decision reversed' },
    waiting:
      'Someone who wasn’t involved in the decision will look into it. We’ll reply by email within {days} days of your appeal.',
    answer: 'Our answer',
    answered: 'Answered on {date}',
  },
  unknown: {
    title: 'We couldn’t find this decision',
    text: 'The link may be incomplete. Open it again from our email, or write to us on the complaints page.',
    action: 'Complaints page',
  },
};
