import type en from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Krediitit',
  premiumTitle: 'Premium',
  head: {
    first: 'Maksa sanoista, <em>älä kuukausista.</em>',
    more: 'Lisää sanoja, <em>milloin vain haluat.</em>',
    lead: 'Viesti maksaa {count, plural, one {# krediitin} other {# krediittiä}}. Osta kerran, käytä kun haluat.',
    premium: 'Ensimmäisillä krediiteilläsi sinusta tulee pysyvästi premiumjäsen.',
  },
  balance: {
    title: 'Saldosi',
    left: '{count, plural, one {# krediitti} other {# krediittiä}}',
    enough:
      '{count, plural, =0 {Ei riitä viestiin.} one {Riittää # viestiin.} other {Riittää # viestiin.}}',
    statement: 'Krediittihistoria',
    orders: 'Maksuni',
    invite: 'Kutsu joku',
    repeat: 'Toista viimeisin tilaus',
  },
  discount: {
    label: 'Alennus',
    time_bonus: '{percent} tervetuliaistarjous',
    welcome: '{percent} tervetuliaistarjous',
    stay: '{percent} alennus sinulle',
    included: 'Sisältyy jo hintoihin',
    until: 'Sisältyy jo hintoihin, viimeinen päivä {date}',
    bonus: 'Sisältyy jo hintoihin neljän tunnin ajan rekisteröitymisestä',
  },
  packages: {
    title: 'Paketit',
    small: 'Kokeiluun',
    medium: 'Tutustumiseen',
    large: 'Pitkiin keskusteluihin',
    most: 'Useimmin valittu',
    unit: '{count, plural, one {krediitti} other {krediittiä}}',
    messages: '{count, plural, one {# viesti} other {# viestiä}}',
    perMessage: '<b>{price}</b> viestiltä',
    before: 'aiemmin',
    choose: 'Valitse {count, plural, one {# krediitti} other {# krediittiä}}',
    go: 'Jatka tällä paketilla',
    tax: 'Sisältää arvonlisäveron {rate}',
  },
  none: {
    title: 'Ei vielä paketteja: {country}',
    text: 'Krediittejä ei myydä siellä juuri nyt. Jos maksat jossain muussa maassa, valitse se.',
  },
  failed: {
    title: 'Hintoja ei voitu ladata',
    text: 'Mitään ei tilattu. Yritä hetken kuluttua uudelleen.',
    retry: 'Yritä uudelleen',
  },
  methods: {
    label: 'Maksutavat',
    card: 'Kortti',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    paypal: 'PayPal',
    ideal: 'iDEAL',
    bancontact: 'Bancontact',
    directdebit: 'Suoraveloitus',
  },
  country: {
    text: 'Maksumaa: <b>{country}</b> ({currency})',
    change: 'Vaihda maata',
    label: 'Maa, jossa maksat',
    hint: 'Se määrää valuutan, hinnat ja maksutavat.',
    save: 'Tallenna',
  },
  premium: {
    title: 'Mitä premium avaa',
    yours: 'Mitä premium avaa sinulle',
    photos: { title: 'Kaikkien kaikki kuvat', text: 'Ei enää sumennettuja kuvia.' },
    conversations: {
      title: 'Niin monta uutta keskustelua kuin haluat',
      text: 'Ilman premiumia raja on {count}.',
    },
    own: { title: '{count} omaa kuvaa', text: 'Ilman premiumia raja on {count}.' },
    visitors: {
      title: 'Kaikki profiilisi kävijät',
      text: 'Ilman premiumia näet viimeiset {count}.',
    },
    chance: 'parempi mahdollisuus mätsiin premiumjäsenillä.*',
    chanceNote:
      '* Luku, jonka palvelu {site} ilmoittaa premiumjäsenistä yleensä. Se ei kerro sinusta eikä ole lupaus: kaikki riippuu sinusta ja niistä, joita tapaat.',
  },
  offer: 'Krediitit ostetaan paketteina',
  buy: 'Osta krediittejä',
  join: 'Ostat ne jäsenenä. Liittyminen on ilmaista.',
} satisfies Translation<typeof en>;
