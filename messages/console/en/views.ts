export default {
  views: {
    save: 'Save view',
    saveText: 'The filters as they are now, under a name of yours.',
    name: 'Name',
    shared: 'For everyone who may open this list',
    isShared: 'Shared with the team',
    submit: 'Save',
    remove: 'Remove view',
  },
  choices: {
    found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
    countries: 'Countries',
    languages: 'Languages',
  },
};
