export default {
  play: 'Play the film',
  pause: 'Pause the film',
  join: 'It starts with two answers',
  seasons: {
    title:
      'Someone for <one>the first warm day,</one> <two>the long evenings,</two> <three>the wet leaves</three> <four>and the snow.</four>',
    text: 'A bench has room for two all year round. See who’s on {site}. Your first message is free.',
    call: 'Sit down beside someone',
    alt: 'An animated film: a bench under a tree. In spring someone sits there alone, in summer there are two. In autumn they’re closer, and in winter they lean together in the snow.',
  },
  day: {
    title:
      'Someone for <one>coffee at eight,</one> <two>a quiet noon,</two> <three>what’s for dinner</three> <four>and the last light.</four>',
    text: 'Every day has time for a hello. Say it to someone on {site}. The first one is free.',
    call: 'Say good morning',
    alt: 'An animated film: one window from morning to night. A woman with her coffee, a cat at noon, two people by lamplight, and late at night the two of them close together.',
  },
  moods: {
    title:
      'Someone to be <one>curious with,</one> <two>a little shy with,</two> <three>far too loud with</three> <four>and quiet with.</four>',
    text: 'No one’s at their best all day. Meet someone on {site} who likes the rest too.',
    call: 'Come as you are',
    alt: 'An animated film: two round faces in changing colours. They eye each other, blush, burst out laughing, and finally lean together with their eyes closed.',
  },
} as const;
