import { crc32 } from 'node:zlib';

/** A linear map of 32 bits: what becomes of each of them. */
type Matrix = readonly number[];

const BITS = 32;

const apply = (matrix: Matrix, bits: number): number => {
  let sum = 0;
  for (let bit = 0; bit < BITS; bit += 1) if ((bits >>> bit) & 1) sum ^= matrix[bit] ?? 0;
  return sum;
};

const times = (left: Matrix, right: Matrix): Matrix => right.map((column) => apply(left, column));

const ZERO = Buffer.alloc(1);
const unit: Matrix = Array.from({ length: BITS }, (_, bit) => 1 << bit);

/** What 1, 2, 4, 8 … bytes of zero make of a difference between two sums. */
const afterZeros: Matrix[] = [unit.map((bits) => crc32(ZERO, bits >>> 0) ^ crc32(ZERO, 0))];

/** What a number of bytes make of a difference before them, whatever they are. */
const passedOn = (difference: Matrix, bytes: number): Matrix => {
  let passed = difference;
  for (let power = 0; 2 ** power <= bytes; power += 1) {
    const last = afterZeros[power - 1];
    const square = afterZeros[power] ?? (last ? times(last, last) : unit);
    afterZeros[power] = square;
    if ((bytes >>> power) & 1) passed = times(square, passed);
  }
  return passed;
};

/**
 * The CRC-32 of a text in which every hole, zero in `blank`, is filled in alike. Sums are linear, so that
 * what a filling changes is known from the filling alone: nobody reads the whole text again.
 */
export const filledChecksum = (
  blank: Buffer,
  holes: readonly number[],
  length: number,
): ((filling: string) => number) => {
  let effect: Matrix = unit.map(() => 0);
  let end = 0;
  for (const hole of holes) {
    effect = passedOn(effect, hole + length - end).map((bits, i) => bits ^ (unit[i] ?? 0));
    end = hole + length;
  }
  const atEnd = passedOn(effect, blank.length - end);
  const whole = crc32(blank);
  const nothing = crc32(Buffer.alloc(length));
  return (filling) => (whole ^ apply(atEnd, crc32(filling) ^ nothing)) >>> 0;
};
