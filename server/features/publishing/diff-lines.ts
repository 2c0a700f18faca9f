import type { ChangedLine } from '#contract/console/index.ts';

/** More than this nobody reads before pressing a button. */
const TOLD = 80;

/** Comparing each line with each takes too long beyond this. */
const MAX_PAIRS = 1_000_000;

const GAP: ChangedLine = { kind: 'same', text: '…' };

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

const toLines = (kind: ChangedLine['kind'], texts: readonly string[]): ChangedLine[] =>
  texts.map((text) => ({ kind, text }));

/** For each pair of places, how many lines both have in common from there on. */
const countCommon = (old: readonly string[], next: readonly string[]): Uint32Array[] => {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(next.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = next.length - 1; to >= 0; to -= 1) {
      const [row, below] = [rows[at], rows[at + 1]];
      if (!row || !below) continue;
      row[to] =
        old[at] === next[to]
          ? (below[to + 1] ?? 0) + 1
          : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return rows;
};

/** What is between the first and the last line that differ. */
const compareMiddle = (old: readonly string[], next: readonly string[]): ChangedLine[] => {
  if (old.length * next.length > MAX_PAIRS)
    return [...toLines('old', old), ...toLines('new', next)];
  const common = countCommon(old, next);
  const found: ChangedLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < next.length) {
    const [was = '', is = ''] = [old[at], next[to]];
    const isOld = at < old.length;
    const isNew = to < next.length;
    if (isOld && isNew && was === is) {
      found.push({ kind: 'same', text: is });
      at += 1;
      to += 1;
    } else if (isOld && (!isNew || (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))) {
      found.push({ kind: 'old', text: was });
      at += 1;
    } else {
      found.push({ kind: 'new', text: is });
      to += 1;
    }
  }
  return found;
};

/** Keeps what changed, with a line before and after it; what is left out is a gap between two. */
const withContext = (lines: readonly ChangedLine[]): ChangedLine[] => {
  const isChanged = (at: number) => (lines[at]?.kind ?? 'same') !== 'same';
  const isKept = (at: number) => isChanged(at - 1) || isChanged(at) || isChanged(at + 1);
  return lines.flatMap((line, at) => {
    if (isKept(at)) return [line];
    const isGap = isKept(at - 1) && lines.slice(at).some((_, more) => isChanged(at + more));
    return isGap ? [GAP] : [];
  });
};

/** What went of a text and what came, line by line, as much as one reads. */
export const diffLines = (before: string, after: string): ChangedLine[] => {
  const [old, next] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const lines = withContext([
    ...toLines('same', old.slice(0, head)),
    ...compareMiddle(old.slice(head, old.length - tail), next.slice(head, next.length - tail)),
    ...toLines('same', old.slice(old.length - tail)),
  ]);
  return lines.length > TOLD ? [...lines.slice(0, TOLD), GAP] : lines;
};
