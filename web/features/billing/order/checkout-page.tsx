import type { ReactNode } from 'react';
import { PageTitle } from '#web/features/site/page-title.tsx';

interface Props {
  readonly title: string;
  /** What is bought, and what it comes to. */
  readonly bought: ReactNode;
  /** How it is paid. */
  readonly paid: ReactNode;
  /** The bar with the button, which belongs to the form by its id. */
  readonly pay: ReactNode;
}

/** What is bought beside how it is paid; on phones one below the other, with the button in view. */
export function CheckoutPage({ title, bought, paid, pay }: Props) {
  return (
    <main id="content" className="wrap flex-1 pt-2 md:pt-8 md:pb-16">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-256">
        <h1 className="display-md md:display-lg">{title}</h1>
        <div className="mt-4 grid items-start gap-x-12 gap-y-6 md:mt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <section aria-labelledby="bought" className="min-w-0 lg:row-span-2">
            {bought}
          </section>
          <section id="pay" aria-labelledby="paid" className="min-w-0">
            {paid}
          </section>
          {pay}
        </div>
      </div>
    </main>
  );
}
