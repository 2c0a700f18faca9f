import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Che cosa ti piace?',
  wants: {
    none: 'Scegline tre e guarda che cosa ne esce.',
    one: 'Una. Ancora due.',
    two: 'Due. E l’ultima?',
  },
  along: 'Le aggiungeremo al tuo profilo.',
  weekend: {
    title: 'È sabato. <em>Che fai?</em>',
    text: 'Qui nessuno chiede che lavoro fai. Scegli quello che ti piace e cerca su {site} qualcuno a cui piace altrettanto.',
    call: 'Passalo in compagnia',
    join: 'Il tuo fine settimana, per due',
    with: 'Un fine settimana con qualcuno che…',
    slow: '…fa durare la mattina fino a mezzogiorno.',
    out: '…torna con il fango sulle scarpe.',
    shared: '…apparecchia sempre un piatto in più.',
  },
  home: {
    title: 'Anche restare a casa <em>è un programma.</em>',
    text: 'Le serate migliori non hanno biglietto. Scegli di che cosa sono fatte le tue e cerca su {site} con chi dividere il divano.',
    call: 'Fai posto sul divano',
    join: 'Una casa con due chiavi',
    with: 'Una serata con qualcuno che…',
    slow: '…sa stare in silenzio accanto a te.',
    out: '…ha vernice, terra o peli sulle maniche.',
    shared: '…mette su l’acqua senza che tu lo chieda.',
  },
  journey: {
    title: 'Posto al finestrino <em>o strada più lunga?</em>',
    text: 'Le persone si conoscono strada facendo. Scegli che cosa va nella borsa e trova compagnia su {site}.',
    call: 'Trova compagnia di viaggio',
    join: 'Due biglietti, per favore',
    with: 'Un viaggio con qualcuno che…',
    slow: '…si ferma dove è bello.',
    out: '…legge la mappa e la ignora.',
    shared: '…ordina quello che nessuno dei due sa pronunciare.',
  },
} satisfies Translation<typeof en>;
