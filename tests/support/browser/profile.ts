import type { Locator, Page } from '@playwright/test';

/** A part of the own profile where it is edited: a sheet, or without scripts a place on the page. */
export const partOf = (page: Page, name: string): Locator =>
  page
    .getByRole('dialog', { name, exact: true })
    .or(page.getByRole('region', { name, exact: true }));
