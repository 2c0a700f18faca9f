const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words by which somebody would pass for the people behind the site. */
export const staffWords = wordsIn(`
  admin admins administrator administrateur administrador amministratore moderator moderators
  moderateur moderador moderatore moderaattori support supporter supportteam soporte
  assistenza assistance tuki team staff crew equipe equipo redaktion redactie official system
  help helpdesk hilfe info service servicedesk customerservice kundenservice kundenservices
  klantenservice kundeservice kundtjanst asiakaspalvelu ylläpito ylläpitäjä yllapito obsługa
  pomoc webmaster postmaster security billing offiziell officieel ufficiale
`);

/** Other places to talk, and what addresses end in. */
export const contactWords = wordsIn(`
  whatsapp whatsap watsapp telegram snapchat instagram insta viber wechat skype facebook
  tiktok onlyfans messenger discord gmail hotmail outlook yahoo icloud protonmail www http
  https dotcom dotnet arobase arroba chiocciola klammeraffe apenstaartje
`);

/** How the dot of an address is said, and what comes behind it. */
export const dotWords = wordsIn('dot punkt punto point piste kropka punt');
export const domainEnds = wordsIn('com net org de nl fr es it pl se no dk fi');

/** Digits as they are said; those of one or two letters are parts of too many names. */
export const digitWords = wordsIn(`
  zero one two three four five six seven eight nine null eins zwei zwo drei vier fünf sechs
  sieben acht neun nul een twee drie vijf zes zeven negen deux trois quatre cinq sept huit
  neuf cero uno dos tres cuatro cinco seis siete ocho nueve due tre quattro cinque sei sette
  otto nove noll ett två fyra fem sex sju åtta nio fire seks syv otte åtte nolla yksi kaksi
  kolme neljä viisi kuusi kahdeksan yhdeksän jeden dwa trzy cztery pięć sześć siedem osiem
  dziewięć
`);

/**
 * Insults that are nobody's name: whole words only, and none that people are called, however rude
 * it reads elsewhere (Dick, Fanny, Fick, Hora, Luder, Troia).
 */
export const insults = wordsIn(`
  fuck fucker fuckers fucking motherfucker cunt bitch whore slut asshole arsehole wanker twat
  pussy faggot nigger nigga retard rapist pedo paedo pedophile paedophile hitler nazi
  heilhitler arschloch fotze hurensohn hure wichser schlampe missgeburt ficken nutte kanake
  kutwijf hoer klootzak kanker kankerlijer mongool neuken teringlijer connard connasse
  salope pute putain enculé salaud bâtard puta puto cabrón gilipollas maricón hijodeputa
  pendejo puttana stronzo stronza vaffanculo coglione cazzo frocio kurwa chuj pizda jebać
  skurwysyn pierdol dziwka cwel fitta horunge knulla javla kuksugare fisse kusse røvhul
  kælling fitte drittsekk rasshøl jævla vittu huora kyrpä mulkku kusipää paska
`);

/** Too short to be told from names (Lui, Iul) where l and i are one. */
export const shortInsults = wordsIn('lul');

/** Of them, what no word of a name holds anywhere in it. */
export const insultStems = wordsIn(`
  fuck nigger hitler arschloch hurensohn
`);
