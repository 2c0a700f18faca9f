import da from './da/interests.ts';
import de from './de/interests.ts';
import en from './en/interests.ts';
import es from './es/interests.ts';
import fi from './fi/interests.ts';
import fr from './fr/interests.ts';
import it from './it/interests.ts';
import nl from './nl/interests.ts';
import no from './no/interests.ts';
import pl from './pl/interests.ts';
import sv from './sv/interests.ts';

export const interestNames = { da, de, en, es, fi, fr, it, nl, no, pl, sv };
