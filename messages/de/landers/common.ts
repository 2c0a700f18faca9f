import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Einloggen',
  drawn: 'Gezeichnete Figuren, keine Mitglieder.',
  note: 'Für Erwachsene ab {minAge} Jahren. Die Registrierung ist kostenlos, ganz ohne Kreditkarte.',
} satisfies Translation<typeof en>;
