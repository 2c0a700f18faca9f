import type { Reader } from './reader.ts';

type CodeTexts = Readonly<Record<string, string>>;

/** What the codes of a file mean, by field; of what is not here the code is shown. */
const codeTextsOf = ({
  texts,
  textsOfGroup,
}: Reader): Readonly<Record<string, Readonly<Record<string, CodeTexts>>>> => {
  const { finder, notifications, orders, people, public: publicTexts } = texts;
  const { attributes, photos, report, verification } = people;
  const { types: typeNames, push, email } = notifications.choices;
  const channels = Object.entries({ push, email });
  const questions = Object.entries(finder.questions).map(([code, { ask }]) => [code, ask] as const);
  const refusals = { ...photos.reasons, ...verification.reasons };
  return {
    account: {
      status: textsOfGroup('account'),
      notificationsDisabled: Object.fromEntries(
        Object.entries(typeNames).flatMap(([type, name]) =>
          channels.map(([channel, channelName]) => [
            `${type}:${channel}`,
            `${name} (${channelName})`,
          ]),
        ),
      ),
    },
    profile: {
      status: textsOfGroup('profile'),
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
    photos: { status: { ...photos.status, ...textsOfGroup('decision') }, reason: photos.reasons },
    verification: { reason: verification.reasons },
    'match-finder': { question: Object.fromEntries(questions), importance: finder.importance },
    notifications: {
      kind: textsOfGroup('told'),
      about: textsOfGroup('about'),
      decision: textsOfGroup('decision'),
      outcome: { ...orders.state, restored: orders.statement.kind.restored },
      reason: { ...refusals, ...textsOfGroup('stop') },
      types: typeNames,
    },
    orders: {
      state: orders.state,
      method: orders.method,
      source: orders.taxPlace.source,
      answer: textsOfGroup('answer'),
    },
    links: { kind: textsOfGroup('link') },
    team: { kind: textsOfGroup('revealed') },
    complaints: { topic: publicTexts.complaints.topics, status: publicTexts.complaints.status },
    reports: { reason: report.reasons, status: people.blocked.reports.statuses },
  };
};

type FindMeaning = (file: string, field: string, code: string) => string | undefined;

/** Tells what a code means, in the reader's words. */
export const createFindMeaning = (reader: Reader): FindMeaning => {
  const textsByFile = codeTextsOf(reader);
  return (file, field, code) => {
    const texts = textsByFile[file]?.[field];
    return texts && Object.hasOwn(texts, code) ? texts[code] : undefined;
  };
};
