import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSubmit } from './filter-submit.tsx';
import { searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';
import { useRegions } from './use-regions.ts';
import { useFilterCount } from './use-filter-count.ts';

export type FilterPanelProps = { data: SearchData; onClose: () => void };

/** All filters at once, above the list. */
export function FilterPanel({ data, onClose }: FilterPanelProps) {
  const t = useTranslations('people.search.filters');
  const id = useId();
  const navigate = useNavigate();
  const regionsOf = useRegions();
  const { filterCount, count } = useFilterCount(data.query);
  return (
    <Modal
      open
      size="lg"
      fullOnPhone
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <ButtonLink
            to={linkTo('members')}
            variant="quiet"
            className="max-md:grow max-md:px-3"
            onClick={onClose}
          >
            {t('reset')}
          </ButtonLink>
          <FilterSubmit form={id} filterCount={filterCount} onLeave={onClose} />
        </>
      }
    >
      <FilterForm
        id={id}
        data={data}
        regionsOf={regionsOf}
        onEdit={count}
        onSubmit={(query) => {
          onClose();
          void navigate(searchPath(query));
        }}
      />
    </Modal>
  );
}
