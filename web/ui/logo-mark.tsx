/** Two rounded strokes that lean together into a heart. */
export function LogoMark({ className }: { className?: string | undefined }) {
  const lobe = { x: -7, y: -19, width: 14, height: 24, rx: 7 };
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect {...lobe} fill="var(--logo-a)" transform="translate(16 23.2) rotate(-45)" />
      <rect {...lobe} fill="var(--logo-b)" transform="translate(16 23.2) rotate(45)" />
    </svg>
  );
}
