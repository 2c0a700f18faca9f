import type { Reader } from './reader.ts';

type Words = Readonly<Record<string, string>>;

/** What the codes of a file mean, by field; of what is not here the code is shown. */
const codesOf = ({
  texts,
  words,
}: Reader): Readonly<Record<string, Readonly<Record<string, Words>>>> => {
  const { finder, notifications, orders, people, public: everybody } = texts;
  const { attributes, photos, report, verification } = people;
  const { types, push, email } = notifications.choices;
  const mails = Object.fromEntries(Object.entries(types).map(([type, { name }]) => [type, name]));
  const ways = Object.entries({ push, email });
  const questions = Object.entries(finder.questions).map(([code, { ask }]) => [code, ask] as const);
  const refusals = { ...photos.reasons, ...verification.reasons };
  return {
    account: {
      status: words('account'),
      notificationsDisabled: Object.fromEntries(
        Object.entries(mails).flatMap(([type, name]) =>
          ways.map(([way, word]) => [`${type}:${way}`, `${name} (${word})`]),
        ),
      ),
    },
    profile: {
      status: words('profile'),
      gender: attributes.gender,
      seeking: attributes.gender,
      sexuality: attributes.sexuality,
      hairColour: attributes.hair_colour,
      eyeColour: attributes.eye_colour,
      bodyType: attributes.body_type,
      relationshipStatus: attributes.relationship_status,
      tattoos: attributes.tattoos,
      interests: texts.interests,
      photoBlur: people.profile.photoBlur.choices,
    },
    photos: { status: { ...photos.status, ...words('decision') }, reason: photos.reasons },
    verification: { reason: verification.reasons },
    'match-finder': { question: Object.fromEntries(questions), importance: finder.importance },
    notifications: {
      kind: words('told'),
      about: words('about'),
      decision: words('decision'),
      outcome: { ...orders.state, restored: orders.statement.kind.restored },
      reason: { ...refusals, ...words('stop') },
      types: mails,
    },
    orders: {
      state: orders.state,
      method: orders.method,
      source: orders.taxPlace.source,
      answer: words('answer'),
    },
    links: { kind: words('link') },
    complaints: { topic: everybody.complaints.topics, status: everybody.complaints.status },
    reports: { reason: report.reasons, status: people.blocked.reports.statuses },
  };
};

type Meaning = (file: string, field: string, code: string) => string | undefined;

/** Tells what a code means, in the reader's words. */
export const meaningsFor = (reader: Reader): Meaning => {
  const codes = codesOf(reader);
  return (file, field, code) => {
    const words = codes[file]?.[field];
    return words && Object.hasOwn(words, code) ? words[code] : undefined;
  };
};
