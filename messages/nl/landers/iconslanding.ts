import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Wat vind je leuk?',
  wants: {
    none: 'Kies er drie en kijk waar dat op uitkomt.',
    one: 'Eén. Nog twee.',
    two: 'Twee. En de laatste?',
  },
  along: 'Deze gaan mee naar je profiel.',
  weekend: {
    title: 'Het is zaterdag. <em>Wat doe je?</em>',
    text: 'Hier vraagt niemand wat voor werk je doet. Kies wat je leuk vindt en zoek op {site} iemand die daar ook van houdt.',
    call: 'Maak er iets van samen',
    join: 'Jouw weekend, voor twee',
    with: 'Een weekend met iemand die …',
    slow: '… de ochtend tot twaalf uur laat duren.',
    out: '… thuiskomt met modder aan de schoenen.',
    shared: '… altijd een bord te veel dekt.',
  },
  home: {
    title: 'Thuisblijven <em>is ook een plan.</em>',
    text: 'Voor de beste avonden heb je geen kaartje nodig. Kies waar de jouwe uit bestaan en zoek op {site} iemand voor naast je op de bank.',
    call: 'Maak plaats op de bank',
    join: 'Een huis met een tweede sleutel',
    with: 'Een avond met iemand die …',
    slow: '… stil kan zijn naast je.',
    out: '… verf, aarde of haren op de mouwen heeft.',
    shared: '… ongevraagd theewater opzet.',
  },
  journey: {
    title: 'Bij het raam <em>of liever de omweg?</em>',
    text: 'Onderweg leer je iemand het best kennen. Kies wat er in je tas gaat en zoek gezelschap op {site}.',
    call: 'Zoek gezelschap voor onderweg',
    join: 'Twee kaartjes, graag',
    with: 'Een reis met iemand die …',
    slow: '… stopt waar het mooi is.',
    out: '… de kaart leest en er niets mee doet.',
    shared: '… bestelt wat jullie geen van beiden kunnen uitspreken.',
  },
} satisfies Translation<typeof en>;
