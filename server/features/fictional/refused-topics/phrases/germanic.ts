import type { Phrases } from './phrases.ts';

const en: Phrases = {
  not: 'not never cant cannot couldnt wont dont doesnt isnt no nobody impossible arent wouldnt unable',
  meeting: {
    always: [
      'lets (?:meet|get together|go out|go for a|grab a|have a (?:coffee|drink|date))',
      'why dont we (?:meet|go out|get together)',
      'cant wait (?:to|until i|till i|until we|till we) (?:finally )?(?:meet|see|hold|kiss)',
      'meet me (?:at|in|on|tonight|tomorrow|there|next|this|after|for)',
      'come (?:over )?to my (?:place|house|flat|apartment)',
      'come over (?:tonight|tomorrow|later|this)',
      'pick you up (?:at|tonight|tomorrow|on)',
      'see you (?:at the|tonight|tomorrow|in person|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    ],
    unlessNot: [
      '(?:i|we) (?:will|would|could|can|might|should|want to|hope to|am going to|are going to) ~ meet (?:you|up|in person|each other|soon|for|one day|some day|someday|tonight|tomorrow|>)',
      '(?:i|we) (?:will|would|could|can|might|should|want to|hope to) meet (?:you|up|in person|each other|soon|for|one day|some day|someday|tonight|tomorrow|>)',
      '(?:ill|id|well|wed) (?:~ )?(?:meet|visit) (?:you|up|soon|for)',
      '(?:ill|i will|i can|i could|id love to|i would love to) (?:visit you|come and see you|see you in person)',
      '(?:when|once|after) we (?:finally )?meet',
      'forward to (?:meeting|seeing) you',
      '(?:shall|can|could|should) we (?:~ )?meet',
      'our first date',
      '(?:on a date with (?:me|you)|take you out|ask you out)',
    ],
  },
  contact: [
    '(?:call|text|phone|ring|email|e mail|mail) me',
    'my (?:phone|mobile|cell|number|email|e mail|mail address|home address|instagram|insta|snapchat|snap)',
    '(?:add|find|follow|look) me (?:up )?on',
    '[a-z]+ at [a-z]+ dot [a-z]+',
    'i live (?:at|on) ~ (?:street|road|lane|avenue)',
  ],
  money: [
    '(?:send|give|buy|get) me (?:a|an|some|another|the|your) (?:~ )?(?:gift|gifts|present|presents|rose|roses|flowers|credit|credits|voucher|card|perfume|jewellery|ring)',
    '(?:send|give|lend|transfer|wire) me (?:~ )?(?:money|cash|euros?|dollars|pounds)',
    '(?:could|can|would|will) you (?:~ )?(?:pay|lend|buy|sponsor) (?:for )?(?:me|my)',
    '(?:i want|i need|i would like|id like|id love|i deserve) (?:~ )?(?:gift|gifts|present|presents|money)',
    'buy (?:some |more )?credits',
  ],
  denial: {
    always: [
      '(?:im|i am) (?:really |certainly |definitely )?(?:not|no) (?:a |an |just a |some )?(?:~ )?(?:fictional|fake|bot|robot|invented|made up|invention|character|computer)',
      '(?:this|my) (?:profile )?(?:is|isnt|is not) (?:not )?(?:a )?(?:no fake|not fake|not fictional|genuine profile|real profile)',
      'this (?:profile )?(?:isnt|is not) (?:a )?(?:fake|fictional|invented|made up)',
    ],
    unlessNot: [
      '(?:im|i am) (?:so |very |totally |absolutely |completely |actually |really |100 )?(?:a )?real(?: (?:person|woman|man|human|girl|guy|one|member))?(?:>| i promise| and)',
      '(?:im|i am) (?:a |an )?(?:actual|genuine|true|living|human) (?:person|woman|man|human|being|girl|guy)',
      '(?:im|i am) human(?:>| and)',
      'i (?:really |truly |do |actually )+exist',
      'there is a real (?:person|woman|man) (?:here|behind)',
    ],
  },
  asks: [
    'are you (?:~ )?(?:real|fake|fictional|a bot|a robot|human|genuine|an ai|a real|made up|invented)',
    'is (?:this|that|it) (?:a )?(?:~ )?(?:real|fake|bot|fictional)',
    'do you (?:really |actually )?exist',
    'you(?:re| are) (?:not real|fake|a bot|a fake)',
    'talking to a (?:real|bot|human|person|machine)',
  ],
};

const de: Phrases = {
  not: 'nicht nie niemals kein keine keinen niemand unmoglich nirgends weder',
  meeting: {
    always: [
      'lass uns (?:~ )?(?:treffen|sehen|ausgehen|verabreden|was trinken|einen kaffee)',
      'kaum erwarten (?:, )?(?:dich|euch|bis wir)',
      'warum treffen wir uns',
      'komm (?:~ )?(?:zu mir|vorbei|bei mir vorbei)',
      'hole? dich (?:~ )?ab',
      'wir sehen uns (?:morgen|heute|am|um|dann|bald|nachste)',
      'treffen wir uns (?:~ )?(?:am|um|im|morgen|heute|bald|doch|auf)',
    ],
    unlessNot: [
      '(?:wir|ich) (?:konnen|konnten|sollten|werden|kann|konnte|wurde|mochte|will|werde) (?:dich|uns) (?:~ )?(?:treffen|sehen|besuchen|kennenlernen)>',
      'ich (?:treffe|besuche|komme zu) dich?r?',
      'wenn wir uns (?:~ )?(?:treffen|sehen)',
      '(?:freue mich|freu mich) (?:~ )?(?:dich zu (?:treffen|sehen)|auf unser (?:treffen|date))',
      '(?:wollen|sollen|konnen) wir uns (?:~ )?(?:treffen|sehen)',
      'unser (?:erstes )?date',
      '(?:mit dir ausgehen|dich ausfuhren|ein date mit (?:dir|mir))',
    ],
  },
  contact: [
    'ruf mich an',
    '(?:schreib|schick) mir (?:~ )?(?:e mail|mail|sms)',
    'meine (?:nummer|handynummer|telefonnummer|adresse|mailadresse|e mail|mail)',
    'mein (?:insta|instagram|snapchat|handy)',
    '(?:du findest mich|finde mich|folge mir|such mich) (?:~ )?(?:auf|bei)',
    'ich wohne in der [a-z]+(?:strasse|gasse|allee)',
  ],
  money: [
    '(?:schick|schenk|kauf|schicke|schenke|kaufe|besorg|gib) mir (?:~ )?(?:geschenke?|rosen?|blumen|credits?|gutscheine?|parfum|schmuck|ring|geld|euro)',
    '(?:kannst|konntest|wurdest) du mir (?:~ )?(?:geld|euro|leihen|bezahlen|kaufen|schenken|uberweisen)',
    'ich (?:brauche|wunsche mir|hatte gern|mochte) (?:~ )?(?:geschenk|geschenke|geld)(?: von dir)?',
    '(?:kauf|kaufe) (?:dir )?(?:~ )?credits',
    'uberweis (?:mir|mal)',
    'zahl(?:e|st)? (?:du )?(?:mir|meine?n?)',
  ],
  denial: {
    always: [
      'ich bin (?:wirklich |sicher |bestimmt |gar )?(?:kein|keine|nicht) (?:~ )?(?:fake|fakeprofil|fiktiv|fiktives|fiktive|erfunden|erfundenes|erfundene|bot|roboter|computer|ausgedacht|kunstfigur)',
      '(?:das|dies|mein profil) ist (?:kein|nicht) (?:~ )?(?:fake|fakeprofil|fiktiv|fiktives|erfunden|erfundenes)',
      'mich gibt es (?:wirklich|echt|tatsachlich)',
      'gibt es mich (?:wirklich|echt|tatsachlich)',
    ],
    unlessNot: [
      'ich bin (?:ganz |wirklich |absolut |total )?(?:echt|real)(?:>| und| versprochen)',
      'ich bin (?:eine?|ein) (?:ganz )?(?:echte?r?|reale?r?|wirkliche?r?|richtige?r?) (?:person|mensch|frau|mann|mitglied)',
      'ich bin ein mensch',
      'ich existiere',
      'ich bin aus fleisch und blut',
    ],
  },
  asks: [
    'bist du (?:~ )?(?:echt|real|fake|ein fake|ein bot|ein roboter|fiktiv|erfunden|ein mensch|eine ki|wirklich)',
    'gibt es dich',
    'existierst du',
    'ist das (?:hier )?(?:~ )?(?:echt|fake|ein bot)',
    'echter mensch|echte frau|echter mann',
  ],
};

const nl: Phrases = {
  not: 'niet nooit geen niemand onmogelijk nergens nee',
  meeting: {
    always: [
      'laten we (?:~ )?(?:afspreken|ontmoeten|uitgaan|wat drinken|koffie|een kop)',
      'kan niet wachten (?:~ )?(?:je|jou|om|tot)',
      'waarom spreken we (?:niet |eens )*af',
      'kom (?:~ )?(?:bij mij|naar mij|langs)',
      'haal je (?:~ )?op',
      'zie je (?:morgen|vanavond|straks|zaterdag|zondag|vrijdag) (?:bij|in|op|aan)',
      'tot (?:morgen|vanavond|zaterdag|zondag|vrijdag) (?:bij|in|op)',
      'spreken we (?:~ )?af',
      'zullen we (?:~ )?(?:afspreken|ontmoeten|uitgaan)',
    ],
    unlessNot: [
      '(?:we|wij|ik) (?:kunnen|kan|zou|zouden|zal|zullen|wil|willen|ga|gaan) (?:~ )?(?:afspreken|ontmoeten|langskomen)',
      'ik (?:ontmoet|bezoek|kom naar) je?o?u?',
      'als we elkaar (?:~ )?(?:ontmoeten|zien)',
      'kijk (?:~ )?uit naar (?:onze|ons) (?:ontmoeting|afspraakje|date)',
      '(?:kunnen|willen) we (?:~ )?(?:afspreken|ontmoeten)',
      'onze eerste date',
      '(?:met je uit|een date met (?:jou|je|mij))',
    ],
  },
  contact: [
    '(?:bel|mail|app|sms) me',
    'mijn (?:nummer|telefoonnummer|mobiele nummer|adres|mailadres|e mail|mail|insta|instagram|snapchat)',
    '(?:voeg me toe|zoek me op|volg me|vind me) (?:~ )?op',
    'ik woon (?:op|aan|in) de [a-z]+(?:straat|laan|gracht|weg)',
  ],
  money: [
    '(?:stuur|koop|geef|bezorg) (?:me|mij) (?:~ )?(?:cadeau|cadeautje|cadeaus|roos|rozen|bloemen|credits?|bon|cadeaubon|parfum|sieraden|ring|geld|euro)',
    '(?:kun|kan|zou|wil) (?:je|jij) (?:me|mij) (?:~ )?(?:geld|euro|lenen|betalen|kopen|overmaken)',
    'ik (?:wil|heb|verdien|wens) (?:~ )?(?:cadeau|cadeautje|geld) (?:van je|van jou|nodig)',
    'koop (?:~ )?credits',
    'maak (?:~ )?(?:geld|euro) (?:naar me )?over',
    'betaal (?:~ )?(?:voor me|mijn)',
  ],
  denial: {
    always: [
      '(?:ik besta|besta ik) (?:echt|heus|werkelijk|wel degelijk)',
      'ik ben (?:echt |zeker )?(?:niet|geen) (?:~ )?(?:nep|nepprofiel|fake|fictief|fictieve|verzonnen|bot|robot|computer|bedacht)',
      '(?:dit|mijn profiel) is (?:niet|geen) (?:~ )?(?:nep|nepprofiel|fake|fictief|verzonnen)',
      'ik besta (?:echt|werkelijk|wel)',
    ],
    unlessNot: [
      'ik ben (?:helemaal |gewoon |absoluut )?echt(?:>| en| hoor)',
      'ik ben (?:een )?(?:echte?|werkelijke?|gewone?) (?:persoon|mens|vrouw|man|lid)',
      'ik ben een mens',
      'ik ben van vlees en bloed',
      'er zit een echt(?:e)? (?:mens|persoon|vrouw|man) (?:hier|achter)',
    ],
  },
  asks: [
    'ben (?:je|jij) (?:~ )?(?:echt|nep|fake|een bot|een robot|fictief|verzonnen|een mens|een ai)',
    'besta (?:je|jij)',
    'is dit (?:~ )?(?:echt|nep|fake|een bot)',
    'echt mens|echte vrouw|echte man|echt persoon',
  ],
};

export const germanic = { en, de, nl };
