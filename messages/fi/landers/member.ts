import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Kirjoita: {name}',
  photo: 'Kuva: {name}',
  likes: 'Kiinnostaa: {list}',
  fictional:
    '{label}: tätä profiilia ylläpitää {site}. Sen takana ei ole ketään, jonka voisi tavata.',
  words: 'Viestisi, saaja {name}',
  placeholder: 'Jotain, mitä vain sinä kysyisit …',
  empty: '{name} tarvitsee jotain, mihin vastata. Sana tai pari riittää.',
  join: 'Keneltä viesti tulee?',
  next: 'Vielä nimi ja sähköpostiosoite. Kun olet vahvistanut sen, viestisi lähtee perille. Saaja: {name}.',
  submit: 'Jatka',
  letter: {
    title: 'Muutama rivi, saaja <em>{name}</em>',
    text: 'Postimerkkiä ei tarvita: ensimmäinen viesti on ilmainen.',
    dear: 'Hei {name},',
    call: 'Kirjekuoreen',
  },
  window: {
    title: 'Pöytä kahdelle, <em>yksi tuoli vapaana</em>',
    text: 'Vastapäätä istuu {name}. Ensimmäinen viesti on ilmainen.',
    call: 'Istu pöytään',
  },
  bench: {
    title: 'Penkillä <em>on tilaa</em>',
    text: 'Aloita säästä tai totuudesta. Vieressä {name}, ja ensimmäinen viesti on ilmainen.',
    call: 'Istu alas',
  },
  postcard: {
    title: 'Postikortti, saaja <em>{name}</em>',
    text: 'Kääntöpuoli on vielä tyhjä. Ensimmäinen viesti on ilmainen.',
    call: 'Käännä kortti',
    back: 'Katso kuvapuolta',
  },
  menu: {
    title: 'Pöytä kahdelle: sinä ja <em>{name}</em>',
    text: 'Kolme ruokalajia, yksi ilmainen viesti.',
    call: 'Tilaa',
    back: 'Takaisin ruokalistaan',
    starter: 'Talon tervehdys',
    main: 'Yksi rehellinen kysymys',
    dessert: 'Jotain sinusta',
  },
  gone: {
    title: 'Ei ketään <em>tässä osoitteessa</em>',
    text: 'Etsimäsi ihminen ei ole enää täällä. Sivustolla {site} on muita, jotka kuulisivat sinusta mielellään, ja ensimmäinen viesti on ilmainen.',
    call: 'Tutustu johonkuhun toiseen',
    join: 'Aloita kahdesta kysymyksestä',
  },
} satisfies Translation<typeof en>;
