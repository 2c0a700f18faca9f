import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'sinä?',
  join: 'Sytytä valo ikkunaasi',
  street: {
    title: 'Yksin tänä iltana? <em>Niin on puoli katua.</em>',
    text: 'Jonkin ikkunan takana joku toinenkin ilahtuisi tervehdyksestä. Palvelussa {site} ensimmäinen viestisi on ilmainen.',
    call: 'Katso, kuka vielä valvoo',
    says: 'Teetä vai huonoa telkkaria?',
  },
  rain: {
    title: 'Taas sataa. <em>Jää kotiin, mutta älä yksin.</em>',
    text: 'Ei sateenvarjoa eikä väkinäistä jutustelua baarissa. Kirjoita palvelussa {site} jollekulle, joka kuuntelee samaa sadetta.',
    call: 'Etsi seuraa',
    says: 'Kuunnellaanko yhdessä?',
  },
  kitchen: {
    title: 'Ruokaa kahdelle <em>tottumuksesta?</em>',
    text: 'Jossain joku miettii viinilasi kädessä, mitä söisi. Kerro palvelussa {site}, mitä sinulla on padassa. Ensimmäinen viesti on ilmainen.',
    call: 'Kata kahdelle',
    says: 'Mitä tänään syödään?',
  },
} satisfies Translation<typeof en>;
