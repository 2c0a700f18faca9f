import type en from '../en/mail.ts';
import type { Translation } from '../translation.ts';
import source from '../en/mail.ts';

export default source satisfies Translation<typeof en>;
