export default {
  title: 'Likes',
  button: {
    like: 'Like {name}',
    back: 'Like {name} back',
    liked: 'Liked',
    takeBack: 'Liked: unlike {name}',
    match: 'It’s a match',
    matched: 'It’s a match with {name}',
    chat: 'It’s a match with {name}: open the chat',
    reply: 'Reply to {name}',
    goOn: 'Chat with {name}',
    write: 'Say hello to {name}',
    gift: 'Send {name} a gift',
  },
  hello: {
    say: 'Say hello',
    free: 'free, {left} left',
    credits: '{count, plural, one {# credit} other {# credits}}',
    premium: 'with Premium',
  },
  state: {
    given: 'You like {name}.',
    received: '{name} likes you.',
    match: 'You like each other.',
  },
  end: {
    title: 'End your match with {name}?',
    text: 'You’ll both disappear from each other’s matches. Your chat stays. We won’t notify {name}.',
    submit: 'End match',
    cancel: 'Keep it',
  },
  card: { hello: 'Say hello', reply: 'Reply' },
  wait: 'While you wait',
  lists: {
    label: 'Likes and visits',
    liked_me: 'Likes you',
    liked: 'Your likes',
    matches: 'Matches',
    visitors: 'Visitors',
    many: '{count}+',
    newLike: 'New like',
    newMatch: 'New match',
  },
  empty: {
    liked_me: {
      title: 'No likes yet',
      text: 'People notice a profile that shows who you are. A good photo helps most.',
    },
    liked: {
      title: 'You haven’t liked anyone yet',
      text: 'Tap the heart on someone you’d like to get to know. We’ll tell them, and they may like you back.',
    },
    matches: {
      title: 'No matches yet',
      text: 'When someone you like likes you back, you’ll find them here.',
    },
    visitors: {
      title: 'No visitors yet',
      text: 'Anyone who opens your profile shows up here, unless they’re invisible.',
    },
    search: 'Look around',
    profile: 'Improve my profile',
  },
  one: {
    received: {
      title: '{name} likes you',
      text: 'Take a look at the profile. Like {name} back and it’s a match.',
    },
    match: {
      title: 'You matched with {name}',
      text: 'You like each other, and {name} knows it too.',
    },
    all: 'All likes',
  },
  match: {
    title: 'It’s a match!',
    text: 'You and {name} like each other.',
    done: 'Keep browsing',
  },
  newLike: {
    title: 'New like!',
    fictionalTitle: 'Fancy a chat?',
    text: '<b>{name}, {age}</b> likes you.',
    near: '<b>{name}, {age}</b> likes you and lives under {distance} away.',
    fictional:
      '<b>{name}, {age}</b> is a fictional profile run by {site}. You can chat, but you can’t meet in person.',
  },
  open: 'Open {name}’s profile',
  profile: 'See profile',
  close: 'Close',
} as const;
