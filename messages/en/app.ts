export default {
  pushAlert: {
    text: 'Get notified when someone messages you, even when {site} is closed.',
    short: 'Turn on notifications',
    on: 'Turn on',
    later: 'Not now',
    failed: 'That didn’t work. Please try again.',
  },
  pushSwitch: {
    title: 'Notifications in this browser',
    text: 'Find out about messages and likes right away, even when {site} is closed.',
    on: 'Turn on',
    off: 'Turn off',
    subscribed: 'Turned on in this browser.',
    denied:
      'You’ve blocked notifications from {site}. Allow them in your browser settings, then reload this page.',
    unsupported: 'This browser can’t show notifications.',
    homeScreen: 'On an iPhone or iPad, add {site} to your home screen to get notifications.',
  },
  update: {
    text: 'A new version is available.',
    reload: 'Reload',
  },
  install: {
    text: 'Add {site} to your home screen to open it in one tap and see new messages at a glance.',
    short: 'Install {site}',
    add: 'Install',
    later: 'Not now',
    ios: 'Add {site} to your home screen: tap Share, then “Add to Home Screen”.',
    iosShort: 'To install {site}: Share, then “Add to Home Screen”',
  },
} as const;
