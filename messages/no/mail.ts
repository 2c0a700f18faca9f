import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seks måneder} =12 {ett år} =60 {fem år} other {# måneder}}',
    footer: 'Du får denne e-posten fordi denne adressen er brukt på {site}.',
    fallback: 'Hvis knappen ikke virker, kan du åpne denne adressen:',
    help: 'Har du spørsmål? Skriv til {support}.',
    facts: {
      device: 'Enhet',
      place: 'Sted',
      time: 'Tidspunkt',
    },
  },
  complaint: {
    subject: 'Klagen din {reference}',
    body: 'Vi har mottatt klagen din. Referansenummeret er {reference}.\n\nEt menneske leser den og svarer innen to virkedager. Du kan når som helst følge status.',
    action: 'Se status',
    note: 'Ta vare på denne e-posten: Lenken ovenfor er nøkkelen til klagen din. Ikke gi den videre.',
  },
  exclusion: {
    subject: 'Bekreft utestengelsen din',
    body: 'Noen, antakelig du selv, har bedt oss om å holde denne adressen borte fra {site} i {period}.\n\nUtestengelsen begynner når du bekrefter den. Den stenger en konto som bruker denne adressen, og den kan ikke oppheves før tiden.',
    action: 'Bekreft utestengelsen',
    note: 'Lenken virker i 24 timer. Hvis det ikke var deg, trenger du ikke å gjøre noe: Da skjer det ingenting.',
  },
  activation: {
    subject: 'Bekreft e-postadressen din på {site}',
    preheader: 'Ett klikk, så kan andre finne profilen din.',
    body: 'Hei, {name}! Så fint at du er her.\n\nBekreft at denne adressen er din. Da blir profilen din synlig: Andre kan finne deg og svare på det du skriver.{credits, plural, =0 {} one { Det venter også # velkomstkreditt på deg.} other { Det venter også # velkomstkreditter på deg.}}',
    action: 'Bekreft adressen min',
    note: 'Lenken virker i {days, plural, one {# dag} other {# dager}}. Hvis det ikke var du som registrerte deg, trenger du ikke å gjøre noe: En konto som ingen bekrefter, blir slettet av seg selv etter en stund.',
  },
  reset: {
    subject: 'Velg et nytt passord',
    preheader: 'Du ba om det på {site}. Hvis det ikke var deg, skjer det ingenting.',
    body: 'Hei, {name}!\n\nNoen, antakelig du selv, har bedt om å tilbakestille passordet til kontoen din på {site}. Her kan du velge et nytt.',
    action: 'Velg et nytt passord',
    note: 'Lenken virker bare én gang og i {hours, plural, one {# time} other {# timer}}. Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet ditt forblir som det er.',
  },
  passwordChanged: {
    subject: 'Passordet ditt er endret',
    preheader: 'Hvis det var deg, trenger du ikke å gjøre noe.',
    body: 'Hei, {name}!\n\nPassordet til kontoen din på {site} er endret, og alle andre enheter er logget ut.\n\nHvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, bør du tilbakestille passordet nå.',
    action: 'Tilbakestill passordet',
    note: 'Når passordet tilbakestilles, blir alle andre logget ut, og lenken til det sender vi bare til denne adressen.',
  },
  mailChange: {
    subject: 'Bekreft den nye e-postadressen din',
    preheader: 'Frem til du gjør det, forblir alt som det er.',
    body: 'Hei, {name}!\n\nNoen, antakelig du selv, vil bruke {email} som adresse for kontoen din på {site}.\n\nNår du bekrefter den, sender vi e-postene våre dit fra da av. Frem til da forblir alt som det er.',
    action: 'Bekreft adressen',
    note: 'Lenken virker i {hours, plural, one {# time} other {# timer}}. Hvis det ikke var deg, trenger du ikke å gjøre noe: Da bruker vi ikke denne adressen.',
  },
  mailChangeAsked: {
    subject: 'En ny e-postadresse for kontoen din?',
    preheader: 'Hvis du ba om det selv, trenger du ikke å gjøre noe.',
    body: 'Hei, {name}!\n\nNoen, antakelig du selv, har bedt om å bruke en annen e-postadresse for kontoen din på {site}. Vi har sendt en lenke dit. Ingenting endres før lenken blir åpnet.\n\nHvis det var deg, trenger du ikke å gjøre noe her. Hvis ikke, kan det hende at noen andre kjenner passordet ditt: Velg et nytt med en gang.',
    action: 'Velg et nytt passord',
    note: 'Et nytt passord logger ut alle andre enheter.',
  },
  mailChanged: {
    subject: 'E-postadressen din er endret',
    preheader: 'Fra nå av skriver vi til den nye.',
    body: 'Hei, {name}!\n\nKontoen din på {site} har nå en annen e-postadresse, og e-postene våre sendes dit.\n\nHvis det var deg, trenger du ikke å gjøre noe.',
    note: 'Hvis det ikke var deg, kan du skrive til {support}. Vi ordner opp sammen med deg.',
  },
  deletion: {
    subject: 'Kontoen din blir slettet {date}',
    preheader: 'Frem til da får du alt tilbake med ett klikk.',
    body: 'Hei, {name}!\n\nSlik du ba om, er kontoen din på {site} nå stengt. Den {date} sletter vi den for godt, sammen med profilen, bildene og meldingene dine.\n\nFrem til da tar vi vare på alt, i tilfelle du ombestemmer deg: Logg inn eller følg lenken, så er alt tilbake igjen.',
    action: 'Gjenopprett kontoen min',
    note: 'Hvis du vil forlate oss, trenger du ikke å gjøre mer. Bare det loven krever at vi tar vare på, for eksempel opplysninger om en bestilling, blir værende, uten personopplysningene dine. Takk for at du var her.',
  },
  reactivated: {
    subject: 'Velkommen tilbake, {name}',
    preheader: 'Kontoen din er åpen igjen, og ingenting har gått tapt.',
    body: 'Kontoen din på {site} er åpen igjen, og ingenting har gått tapt: Profilen, bildene og meldingene dine er slik du forlot dem.',
    action: 'Gå til {site}',
    note: 'Hvis det ikke var deg, bør du bytte passord eller skrive til {support}.',
  },
  newSignIn: {
    subject: 'Ny innlogging på kontoen din',
    preheader: 'Hvis det var deg, trenger du ikke å gjøre noe.',
    body: 'Hei, {name}!\n\nNoen har logget inn på kontoen din på {site} med en enhet vi ikke har sett før. Hvis det var deg, trenger du ikke å gjøre noe.',
    action: 'Se enhetene mine',
    note: 'Hvis det ikke var deg, bør du logge ut de andre enhetene der og velge et nytt passord med en gang. Vi kjenner stedet bare ut fra IP-adressen, så det kan være feil.',
  },
  exportReady: {
    subject: 'Dataene dine er klare',
    preheader: 'Last ned alt {site} har om deg.',
    body: 'Hei, {name}!\n\nKopien av dataene dine som du ba om, er klar: alt {site} har om deg, og bildene dine.\n\nI {days, plural, one {# dag} other {# dager}} kan du laste den ned fra innstillingene. Deretter blir kopien slettet.',
    action: 'Gå til innstillingene',
    note: 'Kopien er personlig. Oppbevar den et sted der bare du kan åpne den.',
  },
} satisfies Translation<typeof en>;
