import { describe, expect, it } from 'vitest';
import { refusalOfName } from './names.ts';

describe('a name', () => {
  it.each([
    ...['Anna', 'Zoë', 'Dick', 'Fanny', 'Cockburn', 'Hitchcock', 'Analía', 'Assia', 'Admir'],
    ...['Supporta', 'Nazih', 'Nazira', 'Scunthorpe Sam', 'Randy', 'Gaylord', 'Fuchs', 'Kuntz'],
    ...['Bernd', 'Arne', 'Ali', 'Otto', 'Line', 'Kik', 'Dot', 'Tre', 'Uno', 'Sextus', 'Essex Girl'],
    ...[
      'Anna 1990',
      'Anna1990',
      'Agent 007',
      'Lilli 2000',
      'J.-P.',
      "O'Brien",
      'Владимир',
      'Ольга',
    ],
    ...['李小龙', 'Γιώργος', 'محمد', 'Łukasz', 'Søren', 'Teamo', 'Steam', 'Duette', 'Infanta'],
    ...['Cono', 'Hora', 'Luder', 'Fick', 'Troia', 'Niger', 'Helpha', 'Systeme', 'Putri', 'Hurema'],
    ...['A B C', 'Lolo Olli', 'Oli Lilo 12', 'Seven of Nine', 'Octavia Drei', 'Outi', 'Christie'],
  ])('[ACC-3] may be %s', (name) => {
    expect(refusalOfName(name, 'Duet')).toBeNull();
  });

  it.each([
    ...['admin', 'Admin 1', 'ADMIN2000', 'The Moderator', 'Support', 'Duet', 'Duet Support'],
    ...['DuetSupport', 'SupportTeam', 'Team Duet', 'duet_team', 'Kundenservice', 'Klantenservice'],
    ...['аdmin', 'αdmin', 'Adm1n', 'АDМIN', 'Ａｄｍｉｎ', 'Ádmín', 'a d m i n', 'S.U.P.P.O.R.T'],
    ...['𝖘𝖚𝖕𝖕𝖔𝖗𝖙', 'Suppоrt', 'ѕuрроrt', 'adrnin', 'D u e t', 'Duеt', 'мoderator', 'ad\u200Bmin'],
  ])('[ACC-3] may not pose as the house: %s', (name) => {
    expect(refusalOfName(name, 'Duet')).toBe('name_house');
  });

  it.each([
    ...['call 0612345678', '06 12 34 56 78', '06-1234.5678', '+31612345678', 'O6I2345678'],
    ...[
      '٠٦١٢٣٤٥٦٧٨',
      '０６１２３４５６７８',
      'nul zes een twee drie',
      'zerosixonetwo',
      'null sechs eins zwei',
    ],
    ...['whatsapp 06', 'WhatsАpp me', 'insta anna', 'Anna Telegram', 'anna dot com', 'anna gmail'],
  ])('[ACC-3] may not hold a way to be reached: %s', (name) => {
    expect(refusalOfName(name, 'Duet')).toBe('name_contact');
  });

  it.each([
    ...[
      'Fuck',
      'fuuuuck',
      'FuckYou',
      'f u c k',
      'fück',
      'Вitch',
      'big b1tch',
      'Arschloch 7',
      'Kurwa',
    ],
    ...[
      'hurensohn',
      'Stronzo',
      'enculé',
      'Vittu',
      'klootzak',
      'gilipollas',
      'fitta',
      'Røvhul',
      'fitte',
    ],
  ])('[ACC-3] may not insult: %s', (name) => {
    expect(refusalOfName(name, 'Duet')).toBe('name_insult');
  });

  it('[ACC-3] of another site is nobody’s but there', () => {
    expect(refusalOfName('Evergreen', 'Duet')).toBeNull();
    expect(refusalOfName('Ever green', 'Evergreen')).toBe('name_house');
  });
});
