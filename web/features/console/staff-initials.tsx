import { initials } from '#web/ui/initials.ts';

const tones = ['plum', 'rose', 'teal', 'gold'] as const;

const toneOf = (name: string) =>
  tones[
    Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length
  ];

/** Somebody of the staff, by the first letters of their name; the name stands beside it. */
export function StaffInitials({ name }: { name: string }) {
  return (
    <span className={`c-initials c-initials--${toneOf(name)}`} aria-hidden>
      {initials(name)}
    </span>
  );
}
