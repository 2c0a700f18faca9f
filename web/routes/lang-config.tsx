import { Form } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { localeNames, locales, visibleLocales } from '#contract/locales.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useCountry, useSite } from '#web/features/site/site-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';

/** Language and country, chosen by an address: the form is a plain GET. */
export default function LangConfig() {
  const t = useTranslations('langConfig');
  const locale = useLocale();
  const country = useCountry();
  const { settings } = useSite();
  const nameOf = (code: string) =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  const countries = settings.countries
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const { geoip_country: detected, geoip_selected_country: chosen } = settings;
  // Whoever has chosen a country need not hear that we could not tell.
  const guess = detected
    ? t('detected', { country: nameOf(detected) })
    : chosen === null && t('unknown');
  // Nobody is shut into the languages of a country: those it lists come first.
  const choices = [...new Set([...visibleLocales(country), ...locales])];
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-180">
        <h1 className="mb-4 display-lg">{t('title')}</h1>
        <p className="mb-8 text-lg text-text-muted">{t('lead')}</p>
        <Card asChild padding="lg">
          <Form method="get" reloadDocument className="grid gap-8">
            <Field label={t('country')} hint={guess}>
              <Select name="country" defaultValue={chosen ?? ''}>
                <option value="">{t('automatic')}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <RadioGroup label={t('language')} name="lang" defaultValue={locale} columns={2}>
              {choices.map((code) => (
                <RadioCard
                  key={code}
                  value={code}
                  title={<span lang={code}>{localeNames[code]}</span>}
                />
              ))}
            </RadioGroup>
            <div>
              <Button type="submit" size="lg">
                {t('save')}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </main>
  );
}
