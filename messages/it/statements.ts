import type en from '../en/statements.ts';
import type { Translation } from '../translation.ts';

export default {
  titles: {
    warn: 'Un avvertimento sul tuo account su {site}',
    remove_message: 'Abbiamo rimosso un tuo messaggio',
    remove_photo: 'Abbiamo rimosso una tua foto',
    remove_about: 'Abbiamo rimosso il testo del tuo profilo',
    suspend: 'Il tuo account è sospeso fino al giorno {until}',
    ban: 'Il tuo account è stato chiuso',
    reversed: 'Abbiamo revocato la nostra decisione {reference}',
    upheld: 'Il tuo ricorso contro la decisione {reference}',
  },
  measures: {
    warn: 'Questo è un avvertimento. Puoi continuare a usare il tuo account.',
    remove_message:
      'Abbiamo rimosso un messaggio che hai scritto. Non può più vederlo nemmeno la persona a cui l’hai mandato.',
    remove_photo: 'Abbiamo rimosso una foto dal tuo profilo. Gli altri non possono più vederla.',
    remove_about: 'Abbiamo rimosso quello che hai scritto su di te. Puoi scrivere un nuovo testo.',
    suspend:
      'Abbiamo sospeso il tuo account fino al giorno {until}. Fino ad allora non puoi accedere e nessuno può vedere il tuo profilo. Dopo, tutto tornerà come prima.',
    ban: 'Abbiamo chiuso definitivamente il tuo account. Non puoi più accedere e nessuno può vedere il tuo profilo.',
  },
  grounds: {
    money:
      'Le nostre condizioni non permettono di chiedere denaro agli iscritti, fare pubblicità, o vendere beni o servizi (punto 6).',
    harassment:
      'Le nostre condizioni non permettono minacce, molestie, odio o discriminazione (punto 6).',
    impersonation:
      'Le nostre condizioni non permettono di fingersi un’altra persona, o di usare foto che ritraggono qualcun altro (punto 6).',
    privacy:
      'Le nostre condizioni non permettono di condividere foto o dati di altre persone senza il loro consenso (punto 6).',
    unlawful: 'È contrario alla legge, e non lo permettono nemmeno le nostre condizioni (punto 6).',
    misuse:
      'Le nostre condizioni non permettono di raccogliere dati degli iscritti, usare bot, o aggirare limiti, prezzi o blocchi (punto 6).',
    underage: 'Può usare {site} solo chi ha almeno 18 anni (punto 2 delle nostre condizioni).',
  },
  sources: {
    report:
      'Ne siamo venuti a conoscenza tramite una segnalazione. Una persona ha esaminato il caso e ha preso questa decisione, non un software.',
    complaint:
      'Ne siamo venuti a conoscenza tramite un reclamo. Una persona ha esaminato il caso e ha preso questa decisione, non un software.',
    review:
      'Un moderatore l’ha notato controllando le foto. Questa decisione l’ha presa una persona, non un software.',
    moderator:
      'Un moderatore l’ha notato da sé. Questa decisione l’ha presa una persona, non un software.',
    hold: 'Il nostro software ha trattenuto il tuo messaggio per un controllo perché somigliava a una truffa nota. Una persona ha esaminato il caso e ha preso questa decisione, non un software.',
  },
  redress:
    'Se non sei d’accordo, puoi fare ricorso gratuitamente fino al giorno {appealUntil}. Una persona che non ha partecipato a questa decisione esaminerà il caso e ti risponderà entro {days} giorni. Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un giudice.',
  reversed:
    'Abbiamo riesaminato la nostra decisione in data {date} e l’abbiamo revocata. Abbiamo annullato tutto quello che ne era seguito, e non conterà a tuo sfavore. Ci scusiamo per il disagio.',
  reversedOnAppeal:
    'Una persona che non ha partecipato alla nostra decisione in data {date} ha esaminato il tuo ricorso. Abbiamo revocato la decisione e annullato tutto quello che ne era seguito, e non conterà a tuo sfavore. Ci scusiamo per il disagio.',
  upheld:
    'Una persona che non ha partecipato alla nostra decisione in data {date} ha esaminato il tuo ricorso. La decisione è confermata, per questi motivi:',
  upheldRedress:
    'Se continui a non essere d’accordo, puoi rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o a un giudice.',
  facts: {
    message: 'In data {time} hai scritto: “{text}”',
    photo: 'Si tratta di una foto che hai aggiunto in data {date}.',
    profile: 'Si tratta del tuo profilo com’era in data {date}.',
  },
} satisfies Translation<typeof en>;
