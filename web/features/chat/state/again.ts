/** Runs one at a time; what is asked for meanwhile is done once more afterwards. */
export const oneAtATime = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let asked = 0;
  const all = async () => {
    for (let done = -1; done !== asked;) {
      done = asked;
      await run();
    }
  };
  return () => {
    asked += 1;
    running ??= all().finally(() => (running = undefined));
    return running;
  };
};
