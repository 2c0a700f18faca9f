import da from './da/push.ts';
import de from './de/push.ts';
import en from './en/push.ts';
import es from './es/push.ts';
import fi from './fi/push.ts';
import fr from './fr/push.ts';
import it from './it/push.ts';
import nl from './nl/push.ts';
import no from './no/push.ts';
import pl from './pl/push.ts';
import sv from './sv/push.ts';

/** The words of pushes, and of the page without a connection, which only the server needs. */
export const pushMessages = { da, de, en, es, fi, fr, it, nl, no, pl, sv };
