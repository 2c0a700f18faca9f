import type en from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Mätsihaku',
  lead: 'Vastaa vähintään {count, plural, one {yhteen kysymykseen} other {# kysymykseen}} siitä, mikä on sinulle tärkeää. Vastauksesi ovat yksityisiä, paitsi jos joku on vastannut samoin: silloin näette sen molemmat. Jos vastauksenne eroavat, toinen näkee vain sen, ei koskaan sitä, mitä vastasit.',
  step: 'Kysymys {number}/{count}',
  back: 'Takaisin',
  next: 'Seuraava',
  skip: 'Ohita',
  remove: 'Poista vastaus',
  show: 'Näytä mätsini',
  open: 'Ei vastausta',
  answers: 'Vastauksesi: {count}/{all}',
  importance: {
    label: 'Kuinka tärkeää on, että toinen on samaa mieltä?',
    little: 'Vähän',
    some: 'Jonkin verran',
    much: 'Paljon',
  },
  state: {
    saving: 'Tallennetaan…',
    saved: 'Tallennettu',
    failed: 'Emme voineet tallentaa vastauksiasi.',
    retry: 'Yritä uudelleen',
  },
  score: {
    of: '{score}/100:',
    best: 'Erittäin hyvä mätsi',
    good: 'Hyvä mätsi',
    fair: 'Jotain yhteistä',
    low: 'Melko erilaiset',
  },
  results: {
    title: 'Parhaat mätsisi',
    loading: 'Etsitään parhaita mätsejäsi…',
    missing:
      '{count, plural, one {Vastaa vielä # kysymykseen, niin näet mätsisi.} other {Vastaa vielä # kysymykseen, niin näet mätsisi.}}',
    more: 'Näytä lisää',
    start: 'Takaisin parhaisiin mätseihin',
    failed: 'Emme saaneet ladattua lisää mätsejä.',
    retry: 'Yritä uudelleen',
    empty: {
      title: 'Ei vielä ketään, johon verrata',
      text: 'Kukaan kaltaistasi etsivä ei ole vielä vastannut näihin kysymyksiin. Kasvata etäisyyttä tai vastaa vielä muutamaan.',
      widen: 'Kasvata etäisyyttä',
      search: 'Hae jäseniä',
    },
  },
  questions: {
    relationship: {
      ask: 'Mitä etsit?',
      options: {
        first: 'Jotain pysyvää',
        middle: 'Katsotaan, mihin se johtaa',
        last: 'Jotain kevyttä',
      },
      both: {
        first: 'Etsitte molemmat jotain pysyvää.',
        middle: 'Haluatte molemmat katsoa, mihin se johtaa.',
        last: 'Etsitte molemmat jotain kevyttä.',
      },
      differ: 'Etsitte erilaista suhdetta.',
    },
    children: {
      ask: 'Haluatko elämääsi lapsia?',
      options: { first: 'Kyllä', middle: 'En tiedä vielä', last: 'En' },
      both: {
        first: 'Haluatte molemmat elämäänne lapsia.',
        middle: 'Ette kumpikaan vielä tiedä, haluatteko lapsia.',
        last: 'Haluatte molemmat elää ilman lapsia.',
      },
      differ: 'Ajattelette lapsista eri tavalla.',
    },
    living: {
      ask: 'Miten haluaisit asua parina?',
      options: {
        first: 'Yhdessä, pian',
        middle: 'Yhdessä, joskus',
        last: 'Kumpikin omassa kodissaan',
      },
      both: {
        first: 'Haluaisitte molemmat pian muuttaa yhteen.',
        middle: 'Haluaisitte molemmat joskus muuttaa yhteen.',
        last: 'Haluatte molemmat pitää oman kodin.',
      },
      differ: 'Ajattelette yhdessä asumisesta eri tavalla.',
    },
    faith: {
      ask: 'Kuinka tärkeä usko on sinulle?',
      options: {
        first: 'Se on keskeinen',
        middle: 'Sillä on merkitystä',
        last: 'Sillä ei ole merkitystä',
      },
      both: {
        first: 'Usko on teille molemmille keskeinen.',
        middle: 'Uskolla on teille molemmille merkitystä.',
        last: 'Uskolla ei ole kummallekaan merkitystä.',
      },
      differ: 'Usko ei merkitse teille samaa.',
    },
    money: {
      ask: 'Mitä teet rahalla?',
      options: { first: 'Säästän sen', middle: 'Vähän molempia', last: 'Nautin siitä' },
      both: {
        first: 'Säästätte molemmat mielellänne.',
        middle: 'Osaatte molemmat sekä säästää että nauttia.',
        last: 'Nautitte molemmat rahasta mielellänne.',
      },
      differ: 'Käytätte rahaa eri tavalla.',
    },
    home: {
      ask: 'Missä tunnet olevasi kotona?',
      options: { first: 'Suurkaupungissa', middle: 'Pikkukaupungissa', last: 'Maalla' },
      both: {
        first: 'Olette molemmat kotonanne suurkaupungissa.',
        middle: 'Olette molemmat kotonanne pikkukaupungissa.',
        last: 'Olette molemmat kotonanne maalla.',
      },
      differ: 'Olette kotonanne eri paikoissa.',
    },
    weekend: {
      ask: 'Millainen on hyvä viikonloppu?',
      options: { first: 'Menoa ja näkemistä', middle: 'Vähän molempia', last: 'Rauhassa kotona' },
      both: {
        first: 'Olette molemmat viikonloppuisin mielellänne menossa.',
        middle: 'Pidätte molemmat vaihtelevista viikonlopuista.',
        last: 'Olette molemmat viikonloppuisin mielellänne kotona.',
      },
      differ: 'Pidätte erilaisista viikonlopuista.',
    },
    rhythm: {
      ask: 'Milloin olet parhaimmillasi?',
      options: { first: 'Aikaisin aamulla', middle: 'Vaihtelee', last: 'Myöhään illalla' },
      both: {
        first: 'Olette molemmat aamuihmisiä.',
        middle: 'Kellonajalla ei ole kummallekaan väliä.',
        last: 'Olette molemmat iltaihmisiä.',
      },
      differ: 'Elätte eri rytmissä.',
    },
    smoking: {
      ask: 'Tupakoitko?',
      options: { first: 'En koskaan', middle: 'Joskus', last: 'Usein' },
      both: {
        first: 'Kumpikaan teistä ei tupakoi.',
        middle: 'Tupakoitte molemmat joskus.',
        last: 'Tupakoitte molemmat.',
      },
      differ: 'Suhtaudutte tupakointiin eri tavalla.',
    },
    alcohol: {
      ask: 'Juotko alkoholia?',
      options: { first: 'En koskaan', middle: 'Joskus', last: 'Usein' },
      both: {
        first: 'Kumpikaan teistä ei juo alkoholia.',
        middle: 'Otatte molemmat joskus lasillisen.',
        last: 'Juotte molemmat mielellänne.',
      },
      differ: 'Suhtaudutte alkoholiin eri tavalla.',
    },
    animals: {
      ask: 'Mitä ajattelet lemmikeistä?',
      options: {
        first: 'Mitä enemmän, sitä parempi',
        middle: 'Yksi tai kaksi on mukavaa',
        last: 'Mieluummin ilman',
      },
      both: {
        first: 'Rakastatte molemmat kotia täynnä lemmikkejä.',
        middle: 'Haluaisitte molemmat lemmikin tai kaksi.',
        last: 'Olisitte molemmat mieluummin ilman lemmikkejä.',
      },
      differ: 'Suhtaudutte lemmikkeihin eri tavalla.',
    },
    closeness: {
      ask: 'Kuinka paljon läheisyyttä tarvitset?',
      options: {
        first: 'Mahdollisimman paljon',
        middle: 'Sopivassa tasapainossa',
        last: 'Paljon omaa tilaa',
      },
      both: {
        first: 'Pidätte molemmat läheisyydestä.',
        middle: 'Etsitte molemmat tasapainoa läheisyyden ja vapauden välillä.',
        last: 'Tarvitsette molemmat omaa tilaa.',
      },
      differ: 'Tarvitsette eri verran läheisyyttä.',
    },
  },
} satisfies Translation<typeof en>;
