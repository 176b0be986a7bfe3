import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { draftsIn } from './drafts.ts';
import { dialog, openList } from './list.ts';

export const FORM = '/demo/form';

/** A field by its whole label; a required one has a star before it. */
export function field(form: Locator, title: string): Locator {
  return form.getByLabel(new RegExp(`^\\*?\\s*${title}$`));
}

/** A field with its label and what stands below it. */
export function place(form: Locator, title: string): Locator {
  const label = form.page().locator('label.form-label', { hasText: new RegExp(`^${title}$`) });
  return form.locator('.form-field').filter({ has: label });
}

/** Opens the list and the form of a new record; answers the form. */
export async function openAdd(page: Page, path = FORM): Promise<Locator> {
  await openList(page, path);
  await page.getByRole('button', { name: /新增$/ }).first().click();
  const adding = dialog(page, '新增');
  await field(adding, '名称').waitFor();
  return adding;
}

interface Samples {
  message: string;
  accepts: string[];
  refuses: string[];
}

/** The fields of the form that show a pattern each, with what it takes and refuses. */
export function patternFields(): [title: string, samples: Samples][] {
  const read = (path: string) => JSON.parse(fs.readFileSync(path, 'utf8'));
  const { fields } = read('screens/demo/form.model.json');
  const samples = read('schemas/rule.schema.json').$defs.pattern.properties.pattern['x-samples'];
  return fields.flatMap(({ title, validateRules: [rule] = [] }: { title: string; validateRules?: unknown[] }) =>
    typeof rule === 'string' && Object.hasOwn(samples, rule) ? [[title, samples[rule]]] : [],
  );
}

/** Waits until the browser's own database holds the text. */
export async function draftWritten(page: Page, text: string): Promise<void> {
  await expect.poll(() => draftsIn(page)).toContain(text);
}

/** Leaves the session behind without signing out. */
export async function leaveSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/user/login');
}
