import { notFound } from '#web/lib/visit.ts';

export const loader = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
