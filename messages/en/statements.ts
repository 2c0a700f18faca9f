/** What members are told about decisions, with the reasons; only the server needs it. */
export default {
  titles: {
    warn: 'A warning about your account on {site}',
    remove_message: 'We’ve removed one of your messages',
    remove_photo: 'We’ve removed one of your photos',
    remove_about: 'We’ve removed your profile text',
    suspend: 'Your account is suspended until {until}',
    ban: 'Your account has been closed',
    reversed: 'We’ve reversed our decision {reference}',
    upheld: 'Your appeal against decision {reference}',
  },
  measures: {
    warn: 'This is a warning. You can keep using your account.',
    remove_message:
      'We’ve removed a message you wrote. The person you wrote to can’t see it any more either.',
    remove_photo: 'We’ve removed a photo from your profile. No one else can see it any more.',
    remove_about: 'We’ve removed what you wrote about yourself. You can write something new.',
    suspend:
      'We’ve suspended your account until {until}. Until then you can’t log in and no one can see your profile. After that, everything will be as it was before.',
    ban: 'We’ve closed your account for good. You can’t log in any more and no one can see your profile.',
  },
  grounds: {
    money:
      'Our terms don’t allow members to ask others for money, advertise, or sell goods or services (section 6).',
    harassment: 'Our terms don’t allow threats, harassment, hatred or discrimination (section 6).',
    impersonation:
      'Our terms don’t allow members to pretend to be someone else, or to use photos that don’t show them (section 6).',
    privacy:
      'Our terms don’t allow sharing photos or details of other people without their consent (section 6).',
    unlawful: 'This is against the law, and our terms don’t allow it either (section 6).',
    misuse:
      'Our terms don’t allow collecting data about members, using bots, or getting around limits, prices or blocks (section 6).',
    underage: 'Only people aged 18 or over may use {site} (section 2 of our terms).',
  },
  sources: {
    report:
      'It came to our attention through a report. A person looked into it and made this decision, not software.',
    complaint:
      'It came to our attention through a complaint. A person looked into it and made this decision, not software.',
    review:
      'A moderator noticed it while reviewing photos. A person made this decision, not software.',
    moderator: 'A moderator noticed it. A person made this decision, not software.',
    hold: 'Our software held your message for review because it looked like a known scam. A person looked into it and made this decision, not software.',
  },
  redress:
    'If you disagree, you can appeal free of charge until {appealUntil}. Someone who wasn’t involved in this decision will look into it and reply within {days} days. You can also turn to a certified out-of-court dispute settlement body, or go to court.',
  reversed:
    'We’ve looked at our decision of {date} again and reversed it. We’ve undone everything that followed from it, and it won’t be held against you. We’re sorry for the trouble.',
  reversedOnAppeal:
    'Someone who wasn’t involved in our decision of {date} looked into your appeal. We’ve reversed the decision and undone everything that followed from it, and it won’t be held against you. We’re sorry for the trouble.',
  upheld:
    'Someone who wasn’t involved in our decision of {date} looked into your appeal. The decision stands, for these reasons:',
  upheldRedress:
    'If you still disagree, you can turn to a certified out-of-court dispute settlement body, or go to court.',
  /** What the facts begin with, until a moderator has written them. */
  facts: {
    message: 'On {time} you wrote: “{text}”',
    photo: 'This is about a photo you added on {date}.',
    profile: 'This is about your profile as it was on {date}.',
  },
};
