import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {zes maanden} =12 {een jaar} =60 {vijf jaar} other {# maanden}}',
    footer: 'Je krijgt deze e-mail omdat dit adres op {site} is gebruikt.',
    fallback: 'Werkt de knop niet? Open dan dit adres:',
    help: 'Vragen? Schrijf naar {support}.',
    facts: {
      device: 'Apparaat',
      place: 'Plaats',
      time: 'Tijd',
    },
  },
  complaint: {
    subject: 'Je klacht {reference}',
    body: 'We hebben je klacht ontvangen. Het referentienummer is {reference}.\n\nEen mens leest je klacht en antwoordt binnen twee werkdagen. Je kunt de status op elk moment volgen.',
    action: 'Status bekijken',
    note: 'Bewaar deze e-mail: de link hierboven is de sleutel tot je klacht. Geef die aan niemand door.',
  },
  exclusion: {
    subject: 'Bevestig je toegangsverbod',
    body: 'Iemand, waarschijnlijk jij, heeft ons gevraagd om dit adres {period} lang weg te houden van {site}.\n\nHet verbod gaat in als je het bevestigt. Een account met dit adres wordt dan gesloten, en het verbod kan niet eerder worden opgeheven.',
    action: 'Verbod bevestigen',
    note: 'De link werkt 24 uur. Was jij het niet, doe dan niets: dan gebeurt er ook niets.',
  },
  activation: {
    subject: 'Bevestig je adres voor {site}',
    preheader: 'Eén klik, en anderen kunnen je profiel vinden.',
    body: 'Hallo {name}, fijn dat je er bent.\n\nBevestig dat dit adres van jou is. Dan wordt je profiel zichtbaar: anderen kunnen je vinden en antwoorden op wat je schrijft.{credits, plural, =0 {} one { Er ligt ook # welkomstcredit voor je klaar.} other { Er liggen ook # welkomstcredits voor je klaar.}}',
    action: 'Adres bevestigen',
    note: 'De link werkt {days, plural, one {# dag} other {# dagen}}. Heb jij je niet aangemeld, doe dan niets: een account dat niemand bevestigt, wordt na een tijdje vanzelf gewist.',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    preheader: 'Aangevraagd op {site}. Was jij het niet, dan verandert er niets.',
    body: 'Hallo {name},\n\nIemand, waarschijnlijk jij, heeft gevraagd om het wachtwoord van je account op {site} opnieuw in te stellen. Hier kun je een nieuw wachtwoord kiezen.',
    action: 'Nieuw wachtwoord kiezen',
    note: 'De link werkt één keer en is {hours, plural, one {# uur} other {# uur}} geldig. Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    preheader: 'Was jij het, dan hoef je niets te doen.',
    body: 'Hallo {name},\n\nHet wachtwoord van je account op {site} is gewijzigd en alle andere apparaten zijn uitgelogd.\n\nWas jij het, dan hoef je niets te doen. Was jij het niet, stel je wachtwoord dan nu opnieuw in.',
    action: 'Wachtwoord opnieuw instellen',
    note: 'Als je het opnieuw instelt, wordt iedereen behalve jij uitgelogd. De link daarvoor gaat altijd alleen naar dit adres.',
  },
  mailChange: {
    subject: 'Bevestig je nieuwe adres',
    preheader: 'Tot je dat doet, blijft alles zoals het is.',
    body: 'Hallo {name},\n\nIemand, waarschijnlijk jij, wil {email} gebruiken als adres van je account op {site}.\n\nBevestig het, en onze e-mails gaan voortaan daarheen. Tot je dat doet, blijft alles zoals het is.',
    action: 'Adres bevestigen',
    note: 'De link werkt {hours, plural, one {# uur} other {# uur}}. Was jij het niet, doe dan niets: dan gebruiken we dit adres niet.',
  },
  mailChangeAsked: {
    subject: 'Een nieuw adres voor je account?',
    preheader: 'Heb jij erom gevraagd, dan hoef je hier niets te doen.',
    body: 'Hallo {name},\n\nIemand, waarschijnlijk jij, heeft gevraagd om een ander e-mailadres te gebruiken voor je account op {site}. We hebben een link naar dat adres gestuurd. Zolang die niet wordt geopend, verandert er niets.\n\nWas jij het, dan hoef je hier niets te doen. Was jij het niet, dan kent iemand anders misschien je wachtwoord: stel nu een nieuw wachtwoord in.',
    action: 'Nieuw wachtwoord instellen',
    note: 'Met een nieuw wachtwoord worden alle andere apparaten uitgelogd.',
  },
  mailChanged: {
    subject: 'Je adres is gewijzigd',
    preheader: 'Onze e-mails gaan nu naar het nieuwe adres.',
    body: 'Hallo {name},\n\nJe account op {site} heeft nu een ander e-mailadres, en onze e-mails gaan daarheen.\n\nWas jij het, dan hoef je niets te doen.',
    note: 'Was jij het niet, schrijf dan naar {support}. We lossen het samen met je op.',
  },
  deletion: {
    subject: 'Je account wordt op {date} gewist',
    preheader: 'Tot die tijd haal je met één klik alles terug.',
    body: 'Hallo {name},\n\nZoals je hebt gevraagd, is je account op {site} gesloten. Op {date} wissen we het voorgoed, met je profiel, je foto’s en je berichten.\n\nTot die tijd bewaren we alles, voor het geval je je bedenkt: log in of open de link, en alles is er weer.',
    action: 'Account terughalen',
    note: 'Wil je weg, dan hoef je verder niets te doen. Alleen wat we van de wet moeten bewaren, zoals de gegevens van een bestelling, blijft, zonder je persoonsgegevens. Bedankt dat je hier was.',
  },
  reactivated: {
    subject: 'Welkom terug, {name}',
    preheader: 'Je account is weer open, en er is niets verloren gegaan.',
    body: 'Je account op {site} is weer open, en er is niets verloren gegaan: je profiel, je foto’s en je berichten zijn zoals je ze achterliet.',
    action: 'Naar {site}',
    note: 'Was jij het niet, wijzig dan je wachtwoord of schrijf naar {support}.',
  },
  newSignIn: {
    subject: 'Nieuwe login op je account',
    preheader: 'Was jij het, dan hoef je niets te doen.',
    body: 'Hallo {name},\n\nIemand heeft ingelogd op je account op {site} met een apparaat dat we nog niet kenden. Was jij het, dan hoef je niets te doen.',
    action: 'Mijn apparaten bekijken',
    note: 'Was jij het niet, log de andere apparaten daar dan uit en kies meteen een nieuw wachtwoord. De plaats leiden we alleen af uit het IP-adres, dus die kan onjuist zijn.',
  },
  exportReady: {
    subject: 'Je gegevens staan klaar',
    preheader: 'Alles wat {site} over je bewaart, om te downloaden.',
    body: 'Hallo {name},\n\nDe kopie van je gegevens waar je om vroeg, staat klaar: alles wat {site} over je bewaart, en je foto’s.\n\nJe kunt de kopie {days, plural, one {# dag} other {# dagen}} lang downloaden in je instellingen. Daarna wordt die gewist.',
    action: 'Naar mijn instellingen',
    note: 'De kopie is persoonlijk. Bewaar die waar alleen jij erbij kunt.',
  },
} satisfies Translation<typeof en>;
