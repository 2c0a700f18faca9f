import { bankFileRead, debitsRead } from '#contract/console/debits.ts';
import { Debits } from '#web/features/console/debits/debits-page.tsx';
import { FILE_PARAM } from '#web/features/console/debits/file-link.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/debits';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const site = searchParams.get('site');
  const id = searchParams.get(FILE_PARAM);
  const call = serverCall(args);
  const page = await orErrorPage(call(debitsRead, { query: site === null ? {} : { site } }));
  const file = id === null ? null : await orErrorPage(call(bankFileRead, { query: { id } }));
  return { page, file };
};

export default function ConsoleDebits({ loaderData }: Route.ComponentProps) {
  return <Debits {...loaderData} />;
}
