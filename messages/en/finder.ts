export default {
  title: 'Match finder',
  lead: 'Answer at least {count, plural, one {# question} other {# questions}} about what matters to you. Your answers are private unless someone gives the same one: then you both see it. Where you differ, they only see that you do, never what you said.',
  step: 'Question {number} of {count}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  remove: 'Remove answer',
  show: 'Show my matches',
  open: 'Not answered',
  answers: 'Your answers: {count} of {all}',
  importance: {
    label: 'How important is it that they agree?',
    little: 'A little',
    some: 'Somewhat',
    much: 'A lot',
  },
  state: {
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'We couldn’t save your answers.',
    retry: 'Try again',
  },
  score: {
    of: '{score} out of 100:',
    best: 'A very good match',
    good: 'A good match',
    fair: 'Some common ground',
    low: 'Rather different',
  },
  results: {
    title: 'Your best matches',
    loading: 'Looking for your best matches…',
    missing:
      '{count, plural, one {Answer # more question to see your matches.} other {Answer # more questions to see your matches.}}',
    more: 'Show more',
    start: 'Back to the best matches',
    failed: 'We couldn’t load more matches.',
    retry: 'Try again',
    empty: {
      title: 'No one to compare with yet',
      text: 'No one who’s looking for someone like you has answered these questions yet. Widen the distance, or answer a few more.',
      widen: 'Widen the distance',
      search: 'Search members',
    },
  },
  questions: {
    relationship: {
      ask: 'What are you looking for?',
      options: {
        first: 'Something lasting',
        middle: 'Let’s see where it goes',
        last: 'Something casual',
      },
      both: {
        first: 'You’re both looking for something lasting.',
        middle: 'You both want to see where it goes.',
        last: 'You’re both looking for something casual.',
      },
      differ: 'You’re looking for different kinds of relationship.',
    },
    children: {
      ask: 'Do you want children in your life?',
      options: { first: 'Yes', middle: 'Not sure', last: 'No' },
      both: {
        first: 'You both want children in your life.',
        middle: 'You’re both undecided about children.',
        last: 'You both want a life without children.',
      },
      differ: 'You feel differently about children.',
    },
    living: {
      ask: 'How would you like to live as a couple?',
      options: {
        first: 'Together, soon',
        middle: 'Together, one day',
        last: 'In our own places',
      },
      both: {
        first: 'You’d both like to move in together soon.',
        middle: 'You’d both like to move in together one day.',
        last: 'You’d both keep your own place.',
      },
      differ: 'You have different ideas about living together.',
    },
    faith: {
      ask: 'How much does faith matter to you?',
      options: { first: 'It’s central', middle: 'It plays a part', last: 'It plays no part' },
      both: {
        first: 'Faith is central to both of you.',
        middle: 'Faith plays a part for both of you.',
        last: 'Faith plays no part for either of you.',
      },
      differ: 'Faith means different things to you.',
    },
    money: {
      ask: 'What do you do with money?',
      options: { first: 'I save it', middle: 'A bit of both', last: 'I enjoy it' },
      both: {
        first: 'You both like to save.',
        middle: 'You both save some and spend some.',
        last: 'You both like to enjoy your money.',
      },
      differ: 'You handle money differently.',
    },
    home: {
      ask: 'Where do you feel at home?',
      options: { first: 'In the city', middle: 'In a small town', last: 'In the countryside' },
      both: {
        first: 'You both feel at home in the city.',
        middle: 'You both feel at home in a small town.',
        last: 'You both feel at home in the countryside.',
      },
      differ: 'You feel at home in different places.',
    },
    weekend: {
      ask: 'What’s your idea of a good weekend?',
      options: { first: 'Out and about', middle: 'A bit of both', last: 'Cosy at home' },
      both: {
        first: 'You both like being out and about at weekends.',
        middle: 'You both like a mix of going out and staying in.',
        last: 'You both like cosy weekends at home.',
      },
      differ: 'You have different ideas of a good weekend.',
    },
    rhythm: {
      ask: 'When are you at your best?',
      options: { first: 'Early in the morning', middle: 'It depends', last: 'Late in the evening' },
      both: {
        first: 'You’re both early birds.',
        middle: 'Neither of you minds early or late.',
        last: 'You’re both night owls.',
      },
      differ: 'You keep different hours.',
    },
    smoking: {
      ask: 'Do you smoke?',
      options: { first: 'Never', middle: 'Sometimes', last: 'Often' },
      both: {
        first: 'Neither of you smokes.',
        middle: 'You both smoke sometimes.',
        last: 'You both smoke.',
      },
      differ: 'You differ on smoking.',
    },
    alcohol: {
      ask: 'Do you drink alcohol?',
      options: { first: 'Never', middle: 'Sometimes', last: 'Often' },
      both: {
        first: 'Neither of you drinks alcohol.',
        middle: 'You both have a drink sometimes.',
        last: 'You both enjoy a drink.',
      },
      differ: 'You differ on alcohol.',
    },
    animals: {
      ask: 'How do you feel about pets?',
      options: {
        first: 'The more the merrier',
        middle: 'One or two is nice',
        last: 'I’d rather not',
      },
      both: {
        first: 'You both love a home full of pets.',
        middle: 'You’d both like a pet or two.',
        last: 'You’d both rather not have pets.',
      },
      differ: 'You differ on pets.',
    },
    closeness: {
      ask: 'How much closeness do you need?',
      options: {
        first: 'As much as possible',
        middle: 'A good balance',
        last: 'Plenty of space for myself',
      },
      both: {
        first: 'You both like a lot of closeness.',
        middle: 'You both want a balance of closeness and space.',
        last: 'You both need your own space.',
      },
      differ: 'You need different amounts of closeness.',
    },
  },
};
