import type en from '../en/app.ts';
import type { Translation } from '../translation.ts';

export default {
  pushAlert: {
    text: 'Få varsel når noen skriver til deg, også når {site} er lukket.',
    short: 'Slå på varsler',
    on: 'Slå på',
    later: 'Ikke nå',
    failed: 'Det gikk ikke. Prøv igjen.',
  },
  pushSwitch: {
    title: 'Varsler i denne nettleseren',
    text: 'Få vite om meldinger og likes med en gang, også når {site} er lukket.',
    on: 'Slå på',
    off: 'Slå av',
    subscribed: 'Slått på i denne nettleseren.',
    denied:
      'Du har blokkert varsler fra {site}. Tillat dem i innstillingene til nettleseren, og last siden på nytt.',
    unsupported: 'Denne nettleseren kan ikke vise varsler.',
    homeScreen: 'På iPhone og iPad må du legge {site} til på Hjem-skjermen for å få varsler.',
  },
  update: {
    text: 'Det finnes en ny versjon.',
    reload: 'Last på nytt',
  },
  install: {
    text: 'Legg {site} på startskjermen, så åpner du siden med ett trykk og ser nye meldinger med en gang.',
    short: 'Installer {site}',
    add: 'Installer',
    later: 'Ikke nå',
    ios: 'Legg {site} på Hjem-skjermen: Trykk på Del og deretter på «Legg til på Hjem-skjerm».',
    iosShort: 'Installer {site}: Del, så «Legg til på Hjem-skjerm»',
  },
} satisfies Translation<typeof en>;
