import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Få besked, når nogen skriver til dig, også når {site} er lukket.',
    short: 'Slå notifikationer til',
    on: 'Slå til',
    later: 'Ikke nu',
    failed: 'Det lykkedes ikke. Prøv igen.',
  },
  pushSwitch: {
    title: 'Notifikationer i denne browser',
    text: 'Få besked om beskeder og likes med det samme, også når {site} er lukket.',
    on: 'Slå til',
    off: 'Slå fra',
    subscribed: 'Slået til i denne browser.',
    denied:
      'Du har blokeret notifikationer fra {site}. Tillad dem i browserens indstillinger, og genindlæs siden.',
    unsupported: 'Denne browser kan ikke vise notifikationer.',
    homeScreen: 'På iPhone og iPad skal du føje {site} til hjemmeskærmen for at få notifikationer.',
  },
  update: {
    text: 'Der er en ny version.',
    reload: 'Genindlæs',
  },
  install: {
    text: 'Læg {site} på din startskærm, så åbner du siden med ét tryk og ser nye beskeder med det samme.',
    short: 'Installer {site}',
    add: 'Installer',
    later: 'Ikke nu',
    ios: 'Læg {site} på din hjemmeskærm: Tryk på Del og derefter på »Føj til hjemmeskærm«.',
    iosShort: 'Installer {site}: Del, derefter »Føj til hjemmeskærm«',
  },
} satisfies Translation<typeof en>;
