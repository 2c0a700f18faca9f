import da from './da/mail.ts';
import de from './de/mail.ts';
import en from './en/mail.ts';
import es from './es/mail.ts';
import fi from './fi/mail.ts';
import fr from './fr/mail.ts';
import it from './it/mail.ts';
import nl from './nl/mail.ts';
import no from './no/mail.ts';
import pl from './pl/mail.ts';
import sv from './sv/mail.ts';

/** The texts of mails, which only the server needs. */
export const mailMessages = { da, de, en, es, fi, fr, it, nl, no, pl, sv };
