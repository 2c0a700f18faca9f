export default {
  play: 'Play the film',
  pause: 'Pause the film',
  join: 'It starts with two answers',
  seasons: {
    title:
      'Somebody for <one>the first warm day,</one> <two>the long evenings,</two> <three>the wet leaves</three> <four>and the snow.</four>',
    text: 'A bench has room for two all year. See who is on {site}; your first message is free.',
    call: 'Sit down beside someone',
    alt: 'A drawn film: a bench under a tree. In spring somebody sits there alone, in summer two do; in autumn they are closer, and in winter they lean together in the snow.',
  },
  day: {
    title:
      'Somebody for <one>coffee at eight,</one> <two>a quiet noon,</two> <three>what’s for dinner</three> <four>and the last light.</four>',
    text: 'Every day has a moment for a hello. Say it to somebody on {site}; the first one is free.',
    call: 'Say good morning',
    alt: 'A drawn film: one window from morning to night. A woman with her coffee, a cat at noon, two people by lamplight, and late at night the two close together.',
  },
  moods: {
    title:
      'Somebody to be <one>curious with,</one> <two>a little shy with,</two> <three>far too loud with</three> <four>and quiet with.</four>',
    text: 'Nobody is at their best all day. Meet somebody on {site} who likes the rest too.',
    call: 'Come as you are',
    alt: 'A drawn film: two round faces in changing colours. They eye each other, blush, burst out laughing, and at last lean together with closed eyes.',
  },
} as const;
