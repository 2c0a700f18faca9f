export default {
  title: 'Likes',
  button: {
    like: 'Like {name}',
    back: 'Like {name} back',
    liked: 'Liked',
    takeBack: 'Liked: take your like of {name} back',
    match: 'It’s a match',
    matched: 'It’s a match with {name}',
    chat: 'It’s a match with {name}: open the chat',
    reply: 'Reply to {name}',
    goOn: 'Chat with {name}',
    write: 'Say hello to {name}',
    gift: 'Send {name} a gift',
  },
  state: {
    given: 'You like {name}.',
    received: '{name} likes you.',
    match: 'You like each other.',
  },
  end: {
    title: 'End the match with {name}?',
    text: 'It ends for both of you: neither is among the other’s matches any more. What you wrote to each other stays. {name} gets no notice.',
    submit: 'End the match',
    cancel: 'Keep it',
  },
  lists: {
    label: 'Likes and visits',
    liked_me: 'Like you',
    liked: 'You like',
    matches: 'Matches',
    visitors: 'Visitors',
    many: '{count}+',
    newLike: 'New like',
    newMatch: 'New match',
  },
  empty: {
    liked_me: {
      title: 'Nobody has liked you yet',
      text: 'People notice a profile that shows who you are. A good photo helps most.',
    },
    liked: {
      title: 'You have not liked anybody yet',
      text: 'Tap the heart of somebody you would like to know. They learn of it, and may like you back.',
    },
    matches: {
      title: 'No matches yet',
      text: 'When somebody you like likes you too, you find them here.',
    },
    visitors: {
      title: 'No visitors yet',
      text: 'Whoever opens your profile is shown here, unless they are invisible.',
    },
    search: 'Look around',
    profile: 'Work on my profile',
  },
  one: {
    received: {
      title: '{name} likes you',
      text: 'Have a look at the profile. If you like {name} too, say so with a heart: then you have a match.',
    },
    match: {
      title: 'You and {name} like each other',
      text: 'Both of you have said so, and {name} knows it too.',
    },
    all: 'All likes',
  },
  match: {
    title: 'You like each other!',
    text: '{name} likes you too. That is a match.',
    done: 'Go on',
  },
  newLike: {
    title: 'New like!',
    fictionalTitle: 'A profile to look at',
    text: '<b>{name}, {age}</b> likes you.',
    near: '<b>{name}, {age}</b> lives within {km} km and likes you.',
    fictional:
      '<b>{name}, {age}</b> is a made-up profile of {site}. There is nobody to meet behind it.',
  },
  open: 'Open the profile of {name}',
  profile: 'See the profile',
  close: 'Close',
} as const;
