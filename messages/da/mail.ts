import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {seks måneder} =12 {et år} =60 {fem år} other {# måneder}}',
    footer: 'Du får denne e-mail, fordi denne adresse er blevet brugt på {site}.',
    fallback: 'Hvis knappen ikke virker, kan du åbne denne adresse:',
    help: 'Har du spørgsmål? Skriv til {support}.',
    facts: {
      device: 'Enhed',
      place: 'Sted',
      time: 'Tidspunkt',
    },
  },
  complaint: {
    subject: 'Din klage {reference}',
    body: 'Vi har modtaget din klage. Referencenummeret er {reference}.\n\nEt menneske læser den og svarer inden for to arbejdsdage. Du kan til enhver tid følge status.',
    action: 'Se status',
    note: 'Gem denne e-mail: Linket ovenfor er nøglen til din klage. Giv det ikke videre.',
  },
  exclusion: {
    subject: 'Bekræft din udelukkelse',
    body: 'Nogen, formentlig dig selv, har bedt os om at holde denne adresse væk fra {site} i {period}.\n\nUdelukkelsen begynder, når du bekræfter den. Den lukker en konto, der bruger denne adresse, og den kan ikke ophæves før tid.',
    action: 'Bekræft udelukkelsen',
    note: 'Linket virker i 24 timer. Hvis det ikke var dig, behøver du ikke gøre noget: Så sker der ingenting.',
  },
  activation: {
    subject: 'Bekræft din e-mailadresse på {site}',
    preheader: 'Ét klik, så kan andre finde din profil.',
    body: 'Hej {name}, dejligt at have dig med.\n\nBekræft, at denne adresse er din. Så bliver din profil synlig: Andre kan finde dig og svare på det, du skriver.{credits, plural, =0 {} one { Der venter også # velkomstkredit på dig.} other { Der venter også # velkomstkreditter på dig.}}',
    action: 'Bekræft min adresse',
    note: 'Linket virker i {days, plural, one {# dag} other {# dage}}. Hvis det ikke var dig, der tilmeldte dig, behøver du ikke gøre noget: En konto, som ingen bekræfter, bliver slettet af sig selv efter et stykke tid.',
  },
  reset: {
    subject: 'Vælg en ny adgangskode',
    preheader: 'Det bad du om på {site}. Hvis det ikke var dig, sker der ingenting.',
    body: 'Hej {name}\n\nNogen, formentlig dig selv, har bedt om at nulstille adgangskoden til din konto på {site}. Her kan du vælge en ny.',
    action: 'Vælg en ny adgangskode',
    note: 'Linket virker kun én gang og i {hours, plural, one {# time} other {# timer}}. Hvis det ikke var dig, behøver du ikke gøre noget: Din adgangskode forbliver, som den er.',
  },
  passwordChanged: {
    subject: 'Din adgangskode er blevet ændret',
    preheader: 'Hvis det var dig, behøver du ikke gøre noget.',
    body: 'Hej {name}\n\nAdgangskoden til din konto på {site} er blevet ændret, og alle andre enheder er logget ud.\n\nHvis det var dig, behøver du ikke gøre noget. Hvis ikke, så nulstil adgangskoden nu.',
    action: 'Nulstil min adgangskode',
    note: 'Når adgangskoden bliver nulstillet, bliver alle andre logget ud, og linket til det sender vi kun til denne adresse.',
  },
  mailChange: {
    subject: 'Bekræft din nye e-mailadresse',
    preheader: 'Indtil du gør det, forbliver alt, som det er.',
    body: 'Hej {name}\n\nNogen, formentlig dig selv, vil bruge {email} som adresse til din konto på {site}.\n\nNår du bekræfter den, sender vi fremover vores e-mails dertil. Indtil da forbliver alt, som det er.',
    action: 'Bekræft adressen',
    note: 'Linket virker i {hours, plural, one {# time} other {# timer}}. Hvis det ikke var dig, behøver du ikke gøre noget: Så bruger vi ikke denne adresse.',
  },
  mailChangeAsked: {
    subject: 'En ny e-mailadresse til din konto?',
    preheader: 'Hvis du selv har bedt om det, behøver du ikke gøre noget.',
    body: 'Hej {name}\n\nNogen, formentlig dig selv, har bedt om at bruge en anden e-mailadresse til din konto på {site}. Vi har sendt et link til den. Intet ændrer sig, før linket bliver åbnet.\n\nHvis det var dig, behøver du ikke gøre noget her. Hvis ikke, er der måske en anden, der kender din adgangskode: Vælg en ny med det samme.',
    action: 'Vælg en ny adgangskode',
    note: 'En ny adgangskode logger alle andre enheder ud.',
  },
  mailChanged: {
    subject: 'Din e-mailadresse er blevet ændret',
    preheader: 'Fra nu af skriver vi til den nye.',
    body: 'Hej {name}\n\nDin konto på {site} har nu en anden e-mailadresse, og vores e-mails bliver sendt dertil.\n\nHvis det var dig, behøver du ikke gøre noget.',
    note: 'Hvis det ikke var dig, så skriv til {support}. Vi finder en løsning sammen med dig.',
  },
  deletion: {
    subject: 'Din konto bliver slettet den {date}',
    preheader: 'Indtil da får du alt tilbage med ét klik.',
    body: 'Hej {name}\n\nSom du bad om, er din konto på {site} nu lukket. Den {date} sletter vi den for altid sammen med din profil, dine billeder og dine beskeder.\n\nIndtil da gemmer vi det hele, hvis du nu skulle skifte mening: Log ind, eller følg linket, så er alt tilbage igen.',
    action: 'Gendan min konto',
    note: 'Hvis du vil forlade os, behøver du ikke gøre mere. Kun det, som loven kræver, at vi gemmer, for eksempel oplysninger om en ordre, bliver tilbage, uden dine personoplysninger. Tak, fordi du var her.',
  },
  reactivated: {
    subject: 'Velkommen tilbage, {name}',
    preheader: 'Din konto er åben igen, og intet er gået tabt.',
    body: 'Din konto på {site} er åben igen, og intet er gået tabt: Din profil, dine billeder og dine beskeder er, som du forlod dem.',
    action: 'Gå til {site}',
    note: 'Hvis det ikke var dig, så skift adgangskode, eller skriv til {support}.',
  },
  newSignIn: {
    subject: 'Nyt login på din konto',
    preheader: 'Hvis det var dig, behøver du ikke gøre noget.',
    body: 'Hej {name}\n\nNogen har logget ind på din konto på {site} med en enhed, vi ikke har set før. Hvis det var dig, behøver du ikke gøre noget.',
    action: 'Se mine enheder',
    note: 'Hvis det ikke var dig, så log de andre enheder ud der, og vælg straks en ny adgangskode. Vi kender kun stedet ud fra IP-adressen, så det kan være forkert.',
  },
  exportReady: {
    subject: 'Dine data er klar',
    preheader: 'Hent alt det, {site} har om dig.',
    body: 'Hej {name}\n\nDen kopi af dine data, du bad om, er klar: alt det, {site} har om dig, og dine billeder.\n\nI {days, plural, one {# dag} other {# dage}} kan du hente den i dine indstillinger. Derefter bliver kopien slettet.',
    action: 'Gå til mine indstillinger',
    note: 'Kopien er personlig. Gem den et sted, hvor kun du kan åbne den.',
  },
} satisfies Translation<typeof en>;
