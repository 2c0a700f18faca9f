import type en from '../en/member.ts';
import type { Translation } from '../translation.ts';
import source from '../en/member.ts';

export default source satisfies Translation<typeof en>;
