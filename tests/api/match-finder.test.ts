import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { FinderAnswer, ScoredMember } from '#contract/likes/index.ts';
import { importances, questionNames } from '#contract/likes/questions.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { scoreOf } from '#server/features/likes/match-score.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, livingIn, hideAll } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import { codeOf } from '../support/answers.ts';

const { matchAnswers } = tables;

const app = await appOfFile();

const as = ({ session }: Person) => app.as({ session });

/** Answers to as many questions as there are numbers. */
const answers = (options: readonly number[], importance: FinderAnswer['importance'] = 'some') =>
  options.map((option, at) => ({
    question: questionNames[at] ?? 'relationship',
    option,
    importance,
  }));

const answer = (who: Person, some: FinderAnswer[]) =>
  as(who)(api.finderSave, { body: { answers: some } });

const resultsOf = async (who: Person, cursor?: string) =>
  as(who)(api.finderResults, { query: cursor ? { cursor } : {} });

const far = { seekingKm: null };

describe('answers', () => {
  it('[LIKE-4] are kept, changed and taken away', async () => {
    const mara = await addWoman(app.core, 'Mara');
    expect(await as(mara)(api.finder)).toEqual({ answers: [] });
    await answer(mara, answers([0, 1, 2], 'much'));
    expect((await as(mara)(api.finder)).answers).toEqual(answers([0, 1, 2], 'much'));
    await answer(mara, answers([1]));
    expect((await as(mara)(api.finder)).answers).toEqual(answers([1]));
    await answer(mara, []);
    expect((await as(mara)(api.finder)).answers).toEqual([]);
  });

  it('[LIKE-4] to the same question twice, or that are none, change nothing', async () => {
    const mara = await addWoman(app.core, 'Milla');
    await answer(mara, answers([1, 1]));
    const twice = [...answers([0]), ...answers([1])];
    expect(await codeOf(answer(mara, twice))).toBe('invalid_input');
    for (const wrong of [{ option: 3 }, { option: -1 }, { option: 0.5 }, { question: 'shoes' }]) {
      const body = { answers: [{ question: 'home', option: 0, importance: 'some', ...wrong }] };
      const { statusCode } = await app.send('PUT', api.finderSave.path, {
        session: mara.session,
        body,
      });
      expect(statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect((await as(mara)(api.finder)).answers).toEqual(answers([1, 1]));
  });

  it('[LIKE-4] [MEM-11] of who hides are compared with nobody', async () => {
    const [mara, aart] = [
      await addWoman(app.core, 'Moon', far),
      await addMan(app.core, 'Hider', far),
    ];
    await answer(mara, answers([0, 0, 0, 0, 0]));
    await answer(aart, answers([0, 0, 0, 0, 0]));
    const names = async () => (await resultsOf(mara)).members.map(({ name }) => name);
    expect(await names()).toContain('Hider');
    await changeProfile(app.core, aart, { invisible: true });
    expect(await names()).not.toContain('Hider');
  });
});

describe('the best matches', () => {
  it('[LIKE-4] need some answers first', async () => {
    const mara = await addWoman(app.core, 'Few');
    await answer(mara, answers([0, 0, 0, 0]));
    expect(await codeOf(resultsOf(mara))).toBe('answers_needed');
  });

  it('[LIKE-4] come by score, then by distance, with the reasons in their order', async () => {
    await hideAll(app.core);
    const mara = await addWoman(app.core, 'Mona', { ...far, ...livingIn('Utrecht') });
    await answer(mara, [
      ...answers([0, 0, 0, 0], 'little'),
      { question: 'money', option: 1, importance: 'much' },
    ]);
    const men = [
      ['Near', 'Utrecht', [0, 0, 0, 0, 1]],
      ['Far', 'Groningen', [0, 0, 0, 0, 1]],
      ['Beside', 'Utrecht', [0, 0, 0, 1, 1]],
      ['Opposed', 'Utrecht', [2, 2, 2, 2, 0]],
      ['Silent', 'Utrecht', [0, 0]],
    ] as const;
    for (const [name, town, options] of men) {
      await answer(await addMan(app.core, name, { ...far, ...livingIn(town) }), answers(options));
    }
    const { members } = await resultsOf(mara);
    expect(members.map(({ name, score }) => [name, score])).toEqual([
      ['Near', 100],
      ['Far', 100],
      ['Beside', 92],
      ['Opposed', 16],
    ]);
    expect(members[2]).toMatchObject({
      both: [
        { question: 'money', option: 1 },
        { question: 'relationship', option: 0 },
        { question: 'children', option: 0 },
        { question: 'living', option: 0 },
      ],
      // A step apart in what matters little is no difference worth a word.
      differ: [],
    });
    expect(members[3]).toMatchObject({
      both: [],
      differ: ['money'],
    });
  });

  it('[LIKE-4] are within the wishes of both: age, distance, country and gender', async () => {
    await hideAll(app.core);
    const all = answers([0, 0, 0, 0, 0]);
    const utrecht = livingIn('Utrecht');
    const wishes = { ...utrecht, seekingMinAge: 30, seekingMaxAge: 50, birthDate: '1988-01-01' };
    const picky = await addWoman(app.core, 'Picky', { ...wishes, seekingKm: 50 });
    const open = await addWoman(app.core, 'Open', { ...wishes, seekingKm: null });
    const born = { birthDate: '1986-01-01', ...far };
    const people = [
      await addMan(app.core, 'Fits', { ...born, ...utrecht }),
      await addMan(app.core, 'Old', { ...born, ...utrecht, birthDate: '1950-01-01' }),
      await addMan(app.core, 'Away', { ...born, ...livingIn('Groningen') }),
      await addMan(app.core, 'Abroad', { ...born, ...livingIn('Berlin', 'DE') }),
      await addMan(app.core, 'Young only', { ...born, ...utrecht, seekingMaxAge: 25 }),
      await addMan(app.core, 'Men only', { ...born, ...utrecht, seeking: ['man'] }),
      await addMan(app.core, 'Next door', { ...born, ...livingIn('Groningen'), seekingKm: 5 }),
      await addWoman(app.core, 'A woman', { ...born, ...utrecht }),
    ];
    for (const person of [picky, open, ...people]) await answer(person, all);
    const names = async (who: Person) => (await resultsOf(who)).members.map(({ name }) => name);
    expect(await names(picky)).toEqual(['Fits']);
    expect(await names(open)).toEqual(['Fits', 'Away']);
  });

  it('[LIKE-4] have the score that the formula gives, page by page', async () => {
    await hideAll(app.core);
    const mara = await addWoman(app.core, 'Mina', far);
    const some = (seed: number): FinderAnswer[] =>
      questionNames
        .map((question, at) => ({
          question,
          option: (seed * 7 + at * (seed % 5)) % 3,
          importance: importances[(seed + at) % 3] ?? 'some',
        }))
        .filter((_, at) => (seed + at) % 4 !== 0);
    await answer(mara, some(1));
    const men = new Map<string, Person>();
    for (let number = 2; number < 32; number += 1) {
      const man = await addMan(app.core, `M${number}`, far);
      men.set(man.profileId, man);
      await answer(man, some(number));
    }
    const found: ScoredMember[] = [];
    const sizes: number[] = [];
    for (let next: string | null | undefined; next !== null;) {
      const page = await resultsOf(mara, next);
      sizes.push(page.members.length);
      found.push(...page.members);
      ({ next } = page);
    }
    expect(sizes).toEqual(Array.from({ length: 5 }, () => limits.finderPage));
    expect(new Set(found.map(({ id }) => id)).size).toBe(30);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, two) => two - one));
    const masksOf = async ({ profileId }: Pick<Person, 'profileId'>) => {
      const [row] = await app.core.db
        .select()
        .from(matchAnswers)
        .where(eq(matchAnswers.ownerId, profileId));
      if (!row) throw new Error('No answers.');
      return row;
    };
    const mine = await masksOf(mara);
    for (const { id, score } of found) {
      expect(score).toBe(scoreOf(mine, await masksOf({ profileId: id })));
    }
    // The other one reads the same number.
    const [best] = found;
    const other = men.get(best?.id ?? '');
    if (!other) throw new Error('Nobody found.');
    const back = (await resultsOf(other)).members.find(({ id }) => id === mara.profileId);
    expect(back?.score).toBe(best?.score);
  });

  it('[LIKE-4] go on only where they began', async () => {
    const mara = await addWoman(app.core, 'Mey');
    await answer(mara, answers([0, 0, 0, 0, 0]));
    expect(await codeOf(resultsOf(mara, 'nonsense'))).toBe('invalid_input');
    expect(await codeOf(resultsOf(mara, app.core.seal.close({ rank: 1 })))).toBe('invalid_input');
  });
});
