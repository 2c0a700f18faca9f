import { PageTitle } from '#web/features/site/page-title.tsx';

/** Shows a layout around an empty page, for those who build one. */
export default function DevLayout() {
  return (
    <main id="content" className="wrap grid flex-1 place-items-center py-16">
      <PageTitle>Layout</PageTitle>
      <h1 className="display-md">Layout</h1>
    </main>
  );
}
