export default {
  title: 'Match finder',
  lead: 'Answer what matters to you, at least five questions. Your answers stay private, except where you and somebody else gave the same one: then you can both read it. Where you differ, others only learn that you do, never what you said.',
  step: 'Question {number} of {count}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  remove: 'Remove the answer',
  show: 'Show my matches',
  open: 'Not answered',
  answers: 'Your answers: {count} of {all}',
  importance: {
    label: 'How much does it matter that the other one agrees?',
    little: 'A little',
    some: 'Somewhat',
    much: 'A lot',
  },
  state: {
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Your answers could not be saved.',
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
      '{count, plural, one {Answer # more question to see who fits.} other {Answer # more questions to see who fits.}}',
    more: 'Show more',
    start: 'Back to the best matches',
    failed: 'The next matches could not be loaded.',
    retry: 'Try again',
    empty: {
      title: 'Nobody to compare with yet',
      text: 'Nobody who looks for somebody like you has answered these questions so far. Widen the distance, or answer a few more.',
      widen: 'Widen the distance',
      search: 'Search members',
    },
  },
  questions: {
    relationship: {
      ask: 'What are you looking for?',
      options: {
        first: 'Something lasting',
        middle: 'Let us see where it leads',
        last: 'Something light',
      },
      both: {
        first: 'You both look for something lasting.',
        middle: 'You both want to see where it leads.',
        last: 'You both look for something light.',
      },
      differ: 'You look for different kinds of relationships.',
    },
    children: {
      ask: 'Do you want children in your life?',
      options: { first: 'Yes', middle: 'Not sure', last: 'No' },
      both: {
        first: 'You both want children in your life.',
        middle: 'You are both undecided about children.',
        last: 'You both want a life without children.',
      },
      differ: 'You see children differently.',
    },
    living: {
      ask: 'How would you like to live as a couple?',
      options: {
        first: 'Together, soon',
        middle: 'Together, one day',
        last: 'Each in our own place',
      },
      both: {
        first: 'You would both like to move in together soon.',
        middle: 'You would both move in together one day.',
        last: 'You would both keep your own place.',
      },
      differ: 'You picture living together differently.',
    },
    faith: {
      ask: 'How much does faith matter to you?',
      options: { first: 'It is central', middle: 'It plays a part', last: 'It plays no part' },
      both: {
        first: 'Faith is central to both of you.',
        middle: 'Faith plays a part for both of you.',
        last: 'Faith plays no part for either of you.',
      },
      differ: 'Faith does not mean the same to you.',
    },
    money: {
      ask: 'What do you do with money?',
      options: { first: 'I save it', middle: 'A bit of both', last: 'I enjoy it' },
      both: {
        first: 'You both like to save.',
        middle: 'You both balance saving and enjoying.',
        last: 'You both like to enjoy your money.',
      },
      differ: 'You handle money differently.',
    },
    home: {
      ask: 'Where do you feel at home?',
      options: { first: 'In the city', middle: 'In a small town', last: 'In the country' },
      both: {
        first: 'You are both at home in the city.',
        middle: 'You are both at home in a small town.',
        last: 'You are both at home in the country.',
      },
      differ: 'You feel at home in different places.',
    },
    weekend: {
      ask: 'What is a good weekend?',
      options: { first: 'Out and about', middle: 'A bit of both', last: 'Cosy at home' },
      both: {
        first: 'You both like to be out and about at weekends.',
        middle: 'You both like a weekend of going out and staying in.',
        last: 'You both like cosy weekends at home.',
      },
      differ: 'You like different weekends.',
    },
    rhythm: {
      ask: 'When are you at your best?',
      options: { first: 'Early in the morning', middle: 'It depends', last: 'Late in the evening' },
      both: {
        first: 'You are both early birds.',
        middle: 'You are both easy about the time of day.',
        last: 'You are both night owls.',
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
        last: 'You both like to drink.',
      },
      differ: 'You differ on alcohol.',
    },
    animals: {
      ask: 'How do you feel about animals at home?',
      options: {
        first: 'The more, the better',
        middle: 'One or two are nice',
        last: 'Rather none',
      },
      both: {
        first: 'You both love a home full of animals.',
        middle: 'You both like an animal or two at home.',
        last: 'You both prefer a home without animals.',
      },
      differ: 'You differ on animals at home.',
    },
    closeness: {
      ask: 'How much closeness do you need?',
      options: {
        first: 'As much as possible',
        middle: 'A good balance',
        last: 'Plenty of room for myself',
      },
      both: {
        first: 'You both like a lot of closeness.',
        middle: 'You both look for a balance of closeness and freedom.',
        last: 'You both need room for yourselves.',
      },
      differ: 'You need different amounts of closeness.',
    },
  },
};
