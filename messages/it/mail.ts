import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    months: '{months, plural, =6 {sei mesi} =12 {un anno} =60 {cinque anni} other {# mesi}}',
    footer: 'Ricevi questa e-mail perché questo indirizzo è stato usato su {site}.',
    fallback: 'Se il pulsante non funziona, apri questo indirizzo:',
    help: 'Domande? Scrivi a {support}.',
    facts: {
      device: 'Dispositivo',
      place: 'Luogo',
      time: 'Data e ora',
    },
  },
  complaint: {
    subject: 'Il tuo reclamo {reference}',
    body: 'Abbiamo ricevuto il tuo reclamo. Il numero di riferimento è {reference}.\n\nUna persona lo legge e ti risponde entro due giorni lavorativi. Puoi seguirne lo stato in qualsiasi momento.',
    action: 'Vedi lo stato',
    note: 'Conserva questa e-mail: il link qui sopra è la chiave del tuo reclamo. Non inoltrarlo a nessuno.',
  },
  exclusion: {
    subject: 'Conferma il tuo divieto di accesso',
    body: 'Qualcuno, presumibilmente tu, ci ha chiesto di tenere questo indirizzo lontano da {site} per {period}.\n\nIl divieto inizia quando lo confermi. Chiude l’eventuale account che usa questo indirizzo, e non può essere annullato in anticipo.',
    action: 'Conferma il divieto',
    note: 'Il link funziona per 24 ore. Se la richiesta non viene da te, non fare nulla: non succederà nulla.',
  },
  activation: {
    subject: 'Conferma il tuo indirizzo per {site}',
    preheader: 'Un clic, e gli altri potranno trovare il tuo profilo.',
    body: 'Ciao {name}, che bello averti qui.\n\nConferma che questo indirizzo è tuo. Da quel momento il tuo profilo sarà visibile: gli altri potranno trovarti e rispondere a quello che scrivi.{credits, plural, =0 {} one { E c’è anche # credito di benvenuto per te.} other { E ci sono anche # crediti di benvenuto per te.}}',
    action: 'Conferma il mio indirizzo',
    note: 'Il link funziona per {days, plural, one {# giorno} other {# giorni}}. Se l’iscrizione non viene da te, non fare nulla: un account che nessuno conferma si cancella da solo dopo qualche tempo.',
  },
  reset: {
    subject: 'Scegli una nuova password',
    preheader: 'L’hai chiesta su {site}. Se la richiesta non viene da te, non cambia nulla.',
    body: 'Ciao {name},\n\nqualcuno, presumibilmente tu, ha chiesto di reimpostare la password del tuo account su {site}. Qui puoi sceglierne una nuova.',
    action: 'Scegli una nuova password',
    note: 'Il link funziona una sola volta e per {hours, plural, one {# ora} other {# ore}}. Se la richiesta non viene da te, non fare nulla: la tua password resta quella di prima.',
  },
  passwordChanged: {
    subject: 'La tua password è stata modificata',
    preheader: 'Se la modifica viene da te, non devi fare nulla.',
    body: 'Ciao {name},\n\nla password del tuo account su {site} è stata modificata, e gli accessi da tutti gli altri dispositivi sono stati chiusi.\n\nSe la modifica viene da te, non devi fare nulla. Altrimenti reimposta subito la password.',
    action: 'Reimposta la password',
    note: 'Reimpostarla chiude l’accesso a chiunque altro, e il link per farlo arriva sempre e solo a questo indirizzo.',
  },
  mailChange: {
    subject: 'Conferma il tuo nuovo indirizzo',
    preheader: 'Finché non lo fai, tutto resta com’è.',
    body: 'Ciao {name},\n\nqualcuno, presumibilmente tu, vuole che {email} diventi l’indirizzo del tuo account su {site}.\n\nConfermalo, e da quel momento le nostre e-mail arriveranno lì. Finché non lo fai, tutto resta com’è.',
    action: 'Conferma questo indirizzo',
    note: 'Il link funziona per {hours, plural, one {# ora} other {# ore}}. Se la richiesta non viene da te, non fare nulla: non useremo questo indirizzo.',
  },
  mailChangeAsked: {
    subject: 'Un nuovo indirizzo per il tuo account?',
    preheader: 'Se la richiesta viene da te, qui non devi fare nulla.',
    body: 'Ciao {name},\n\nqualcuno, presumibilmente tu, ha chiesto di usare un altro indirizzo e-mail per il tuo account su {site}. Abbiamo inviato lì un link. Non cambia nulla finché non viene aperto.\n\nSe la richiesta viene da te, qui non devi fare nulla. Altrimenti qualcun altro potrebbe conoscere la tua password: impostane subito una nuova.',
    action: 'Imposta una nuova password',
    note: 'Una nuova password chiude gli accessi da tutti gli altri dispositivi.',
  },
  mailChanged: {
    subject: 'Il tuo indirizzo è stato modificato',
    preheader: 'Ora le nostre e-mail arrivano a quello nuovo.',
    body: 'Ciao {name},\n\nora il tuo account su {site} ha un altro indirizzo e-mail, ed è lì che scriviamo.\n\nSe la modifica viene da te, non devi fare nulla.',
    note: 'Se la modifica non viene da te, scrivi a {support}. Troveremo insieme una soluzione.',
  },
  deletion: {
    subject: 'Il tuo account verrà cancellato il giorno {date}',
    preheader: 'Fino ad allora basta un clic per riavere tutto.',
    body: 'Ciao {name},\n\ncome hai chiesto, il tuo account su {site} è chiuso. Il giorno {date} lo cancelleremo definitivamente, insieme al tuo profilo, alle tue foto e ai tuoi messaggi.\n\nFino ad allora conserviamo tutto, nel caso cambiassi idea: accedi o segui il link, e ritroverai ogni cosa.',
    action: 'Recupera il mio account',
    note: 'Se vuoi andartene, non devi fare altro. Resta solo ciò che la legge ci obbliga a conservare, come la registrazione di un ordine, senza i tuoi dati personali. Grazie del tempo passato qui.',
  },
  reactivated: {
    subject: 'Che bello riaverti qui, {name}',
    preheader: 'Il tuo account è di nuovo aperto, e nulla è andato perso.',
    body: 'Il tuo account su {site} è di nuovo aperto, e nulla è andato perso: il tuo profilo, le tue foto e i tuoi messaggi sono come li hai lasciati.',
    action: 'Vai su {site}',
    note: 'Se la richiesta non viene da te, cambia la password o scrivi a {support}.',
  },
  newSignIn: {
    subject: 'Nuovo accesso al tuo account',
    preheader: 'Se l’accesso è tuo, non devi fare nulla.',
    body: 'Ciao {name},\n\nqualcuno ha effettuato l’accesso al tuo account su {site} con un dispositivo che non avevamo mai visto prima. Se l’accesso è tuo, non devi fare nulla.',
    action: 'Vedi i miei dispositivi',
    note: 'Se l’accesso non è tuo, chiudi da lì gli altri accessi e scegli subito una nuova password. Conosciamo il luogo solo dall’indirizzo IP, quindi potrebbe non essere esatto.',
  },
  exportReady: {
    subject: 'I tuoi dati sono pronti',
    preheader: 'Tutto ciò che {site} ha su di te, da scaricare.',
    body: 'Ciao {name},\n\nla copia dei tuoi dati che hai chiesto è pronta: tutto ciò che {site} ha su di te, e le tue foto.\n\nPuoi scaricarla dalle tue impostazioni per {days, plural, one {# giorno} other {# giorni}}. Poi la copia viene cancellata.',
    action: 'Vai alle impostazioni',
    note: 'La copia è personale. Conservala dove solo tu puoi aprirla.',
  },
} satisfies Translation<typeof en>;
