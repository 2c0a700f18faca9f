import type en from '../../en/landers/common.ts';
import type { Translation } from '../../translation.ts';

export default {
  login: 'Einloggen',
  drawn: 'Gezeichnete Figuren, keine Mitglieder.',
  note: 'Für Menschen ab {minAge} Jahren. Die Registrierung ist kostenlos, ganz ohne Kreditkarte.',
  closed: {
    title: 'Zurzeit ist keine Registrierung möglich',
    text: '{site} nimmt gerade keine neuen Mitglieder auf. Wer ein Konto hat, kann sich einloggen.',
  },
} satisfies Translation<typeof en>;
