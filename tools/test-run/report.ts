import * as z from 'zod/mini';

interface Timed {
  readonly title: string;
  readonly ms: number;
}

/** What a suite says of its tests. */
export interface Report {
  readonly passed: number;
  readonly skipped: number;
  /** The titles of those that failed. */
  readonly failed: readonly string[];
  /** The titles of those that passed only when they were tried again. */
  readonly repeated: readonly string[];
  readonly tests: readonly Timed[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.nullish(z.number()),
        }),
      ),
    }),
  ),
});

const inProject = (path: string): string => path.replace(`${process.cwd()}/`, '');

export const readVitest = (json: unknown): Report => {
  const files = z.parse(vitestReport, json).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: `${inProject(name)} › ${fullName.trim()}`,
      status,
      ms: duration ?? 0,
    })),
  );
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title);
  const failed = titlesOf('failed');
  // A file that cannot be loaded has no tests that could fail.
  const broken = files
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => inProject(name));
  const passed = titlesOf('passed').length;
  const all = [...failed, ...broken];
  return {
    passed,
    failed: all,
    skipped: tests.length - passed - failed.length,
    repeated: [],
    tests,
  };
};

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly z.infer<typeof spec>[];
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});

const playwrightReport = z.object({
  suites: z.array(suite),
  /** Of what is no test, such as a file that cannot be loaded. */
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

const testsIn = (within: Suite, path: readonly string[]): (Timed & { status: string })[] => {
  const here = [...path, within.title];
  return [
    ...within.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title: [...here, title].join(' › '),
        status,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(within.suites ?? []).flatMap((inner) => testsIn(inner, here)),
  ];
};

export const readPlaywright = (json: unknown): Report => {
  const { suites, errors } = z.parse(playwrightReport, json);
  const tests = suites.flatMap((one) => testsIn(one, []));
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title);
  const repeated = titlesOf('flaky');
  const broken = errors.map(({ message = 'an error' }) => message.split('\n')[0] ?? message);
  return {
    passed: titlesOf('expected').length + repeated.length,
    failed: [...titlesOf('unexpected'), ...broken],
    skipped: titlesOf('skipped').length,
    repeated,
    tests,
  };
};
