import type en from '../en/public.ts';
import type { Translation } from '../translation.ts';
import source from '../en/public.ts';

export default source satisfies Translation<typeof en>;
