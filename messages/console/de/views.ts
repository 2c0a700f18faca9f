export default {
  views: {
    save: 'Ansicht speichern',
    saveText: 'Die Filter, wie sie jetzt sind, unter einem eigenen Namen.',
    name: 'Name',
    shared: 'Für alle, die diese Liste öffnen dürfen',
    isShared: 'Mit dem Team geteilt',
    submit: 'Speichern',
    remove: 'Ansicht entfernen',
  },
  choices: {
    found: '{count, plural, =0 {Nichts gefunden} one {# gefunden} other {# gefunden}}',
    countries: 'Länder',
    languages: 'Sprachen',
  },
};
