import type en from '../../en/landers/member.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Kirjoita: {name}',
  photo: 'Kuva: {name}',
  interests: 'Kiinnostuksen kohteet: {list}',
  fictional: '{label}: tätä profiilia ylläpitää {site}. Voit jutella, mutta ette voi tavata.',
  words: 'Viestisi jäsenelle {name}',
  placeholder: 'Jotain, mitä vain sinä kysyisit …',
  empty: 'Kirjoita sana tai pari, niin {name} voi vastata johonkin.',
  join: 'Keneltä viesti tulee?',
  next: 'Seuraavaksi nimesi ja sähköpostiosoitteesi. {name} saa viestisi, kun olet vahvistanut osoitteen.',
  submit: 'Jatka',
  letter: {
    title: 'Muutama rivi, saaja <em>{name}</em>',
    text: 'Postimerkkiä ei tarvita: ensimmäinen viesti on ilmainen.',
    dear: 'Hei {name},',
    call: 'Lähetä kirjeeni',
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
    text: 'Etsimäsi ihminen ei ole enää täällä. Palvelussa {site} on muita, jotka kuulisivat sinusta mielellään, ja ensimmäinen viesti on ilmainen.',
    call: 'Tutustu johonkuhun toiseen',
    join: 'Aloita kahdesta kysymyksestä',
  },
} satisfies Translation<typeof en>;
