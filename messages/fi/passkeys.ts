import type en from '../en/passkeys.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Avainkoodit',
  text: 'Kirjaudu sormenjäljellä, kasvoilla tai näytön lukituksella kirjoittamatta mitään. Salasanasi toimii edelleen.',
  none: 'Sinulla ei ole vielä avainkoodia.',
  unsupported: 'Tämä selain ei tue avainkoodeja.',
  used: 'Lisätty {added} · viimeksi käytetty {used}',
  name: 'Avainkoodin nimi',
  nameHint: 'Jotta tunnistat sen myöhemmin.',
  unnamed: 'Oma laite',
  password: 'Salasanasi',
  passwordHint: 'Jotta tiedämme, että se olet sinä.',
  add: 'Lisää avainkoodi',
  added: 'Avainkoodisi on lisätty. Voit nyt kirjautua sillä.',
  cancelled: 'Avainkoodia ei lisätty.',
  known: 'Tällä laitteella on jo avainkoodi tilillesi.',
  failed: 'Se ei onnistunut. Yritä uudelleen.',
  full: 'Sinulla on {count, plural, one {# avainkoodi} other {# avainkoodia}}, etkä voi lisätä enempää. Poista ensin jokin, jota et enää tarvitse.',
  remove: 'Poista',
  removeOne: 'Poista: {name}',
  removeTitle: 'Poistetaanko tämä avainkoodi?',
  removeText:
    'Et voi enää kirjautua avainkoodilla ”{name}”. Laitteesi saattaa yhä ehdottaa sitä, kunnes poistat sen myös sieltä.',
  confirm: 'Kyllä, poista',
  cancel: 'Peruuta',
  removed: 'Avainkoodi on poistettu.',
  offer: {
    text: 'Kirjaudu ensi kerralla nopeammin: sormenjäljellä, kasvoilla tai näytön lukituksella.',
    add: 'Lisää avainkoodi',
    later: 'Ei nyt',
    done: 'Valmis. Ensi kerralla voit kirjautua avainkoodillasi.',
    close: 'Sulje',
    failed: 'Se ei onnistunut. Voit yrittää uudelleen asetuksissa.',
  },
} satisfies Translation<typeof en>;
