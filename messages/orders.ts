import da from './da/orders.ts';
import de from './de/orders.ts';
import en from './en/orders.ts';
import es from './es/orders.ts';
import fi from './fi/orders.ts';
import fr from './fr/orders.ts';
import it from './it/orders.ts';
import nl from './nl/orders.ts';
import no from './no/orders.ts';
import pl from './pl/orders.ts';
import sv from './sv/orders.ts';

/** The texts about orders, as the server writes them into papers and tables. */
export const ordersMessages = { da, de, en, es, fi, fr, it, nl, no, pl, sv };
