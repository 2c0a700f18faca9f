import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Passkey',
  text: 'Accedi con l’impronta, il volto o il blocco schermo, senza digitare nulla. La tua password continua a funzionare.',
  none: 'Non hai ancora una passkey.',
  unsupported: 'Questo browser non supporta le passkey.',
  used: 'Aggiunta {added} · ultimo uso {used}',
  name: 'Nome della passkey',
  nameHint: 'Così la riconosci anche più avanti.',
  unnamed: 'Il mio dispositivo',
  password: 'La tua password',
  passwordHint: 'Per essere sicuri che si tratti di te.',
  add: 'Aggiungi una passkey',
  added: 'La tua passkey è stata aggiunta. Ora puoi usarla per accedere.',
  cancelled: 'Non è stata aggiunta nessuna passkey.',
  known: 'Questo dispositivo ha già una passkey per il tuo account.',
  failed: 'Non ha funzionato. Riprova.',
  full: 'Hai {count, plural, one {# passkey} other {# passkey}} e non puoi aggiungerne altre. Rimuovi prima una che non ti serve più.',
  remove: 'Rimuovi',
  removeOne: 'Rimuovi {name}',
  removeTitle: 'Rimuovere questa passkey?',
  removeText:
    'Non potrai più accedere con “{name}”. Il dispositivo potrebbe continuare a proporla finché non la elimini anche lì.',
  confirm: 'Sì, rimuovi',
  cancel: 'Annulla',
  removed: 'La passkey è stata rimossa.',
  offer: {
    text: 'La prossima volta accedi più in fretta: con l’impronta, il volto o il blocco schermo.',
    add: 'Aggiungi una passkey',
    later: 'Non ora',
    done: 'Fatto. La prossima volta puoi accedere con la tua passkey.',
    close: 'Chiudi',
    failed: 'Non ha funzionato. Puoi riprovare nelle impostazioni.',
  },
} satisfies Translation<typeof en>;
