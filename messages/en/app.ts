export default {
  pushAlert: {
    text: 'Know at once when somebody writes to you, even when {site} is closed.',
    on: 'Switch on',
    later: 'Not now',
    failed: 'That did not work. Please try again.',
  },
  pushSwitch: {
    title: 'Notifications in this browser',
    text: 'Hear of messages and likes at once, even when {site} is closed.',
    on: 'Switch on',
    off: 'Switch off',
    subscribed: 'Switched on in this browser.',
    denied:
      'You have blocked notifications of {site}. Allow them in the settings of your browser, then reload this page.',
    unsupported: 'This browser cannot show notifications.',
    homeScreen: 'On an iPhone or iPad notifications come once {site} is on your home screen.',
  },
  update: {
    text: 'A new version is here.',
    reload: 'Reload',
  },
  install: {
    text: 'Put {site} on your home screen: one tap to open it, with the number of new messages on its icon.',
    add: 'Install',
    later: 'Not now',
    ios: 'Put {site} on your home screen: tap Share, then “Add to Home Screen”.',
  },
} as const;
