const row = [0, 1, 2, 3, 4, 5, 6, 7];

/** Backs of seats, 96 apart. One is taken, and the one beside it is lit. */
export function Seats() {
  return (
    <svg viewBox="0 0 768 150" width="768" height="150">
      <defs>
        <path id="seat" d="M6 150V44Q6 14 36 14h24q30 0 30 30v106z" />
      </defs>
      {row.map((at) => (
        <use key={at} href="#seat" x={at * 96} className={at === 4 ? 'free' : 'seat'} />
      ))}
      <g transform="translate(336)">
        <path className="coat" d="M-40 150c-4-50 8-76 30-82h20c22 6 34 32 30 82z" />
        <path className="hair" d="M-27 36a27 31 0 0 1 54 0c4 30-8 40-27 40s-31-10-27-40z" />
      </g>
      <path className="front" d="M294 150V96q0-8 8-8h68q8 0 8 8v54z" />
    </svg>
  );
}
