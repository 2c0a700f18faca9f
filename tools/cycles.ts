type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest way from a file back to itself. */
const wayBack = (start: string, graph: Graph): string[] | null => {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
};

/** Cycles until none is left unseen: each file on one is named, in one cycle that passes it. */
export const findCycles = (graph: Graph): string[][] => {
  const named = new Set<string>();
  const cycles: string[][] = [];
  for (const file of graph.keys()) {
    if (named.has(file)) continue;
    const cycle = wayBack(file, graph);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const member of cycle) named.add(member);
  }
  return cycles;
};
