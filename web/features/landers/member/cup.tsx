/** A cup on its saucer, still warm. */
export function Cup() {
  return (
    <svg viewBox="0 0 96 88" className="cup" fill="none">
      <path
        className="steam"
        d="M38 30c-6-7 6-11 0-20m16 20c-6-7 6-11 0-20"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path className="china" d="M18 38h54c0 26-10 40-27 40S18 64 18 38Z" />
      <path className="china-line" d="M71 44c14-4 18 18-5 20" strokeWidth="6" />
      <path className="drink" d="M18 38h54l-1 7H19z" />
      <rect className="china" x="6" y="78" width="78" height="7" rx="3.5" />
    </svg>
  );
}
