import da from './da/statements.ts';
import de from './de/statements.ts';
import en from './en/statements.ts';
import es from './es/statements.ts';
import fi from './fi/statements.ts';
import fr from './fr/statements.ts';
import it from './it/statements.ts';
import nl from './nl/statements.ts';
import no from './no/statements.ts';
import pl from './pl/statements.ts';
import sv from './sv/statements.ts';

/** Statements of reasons, which only the server needs. */
export const statementMessages = { da, de, en, es, fi, fr, it, nl, no, pl, sv };
