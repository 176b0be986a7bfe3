import type { ModelFile } from '../../../schemas/generated/types.ts';
import { readExpression } from '../../expressions/reading.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import type { FileCheck } from './Check.ts';
import { fieldsOf } from './columnSites.ts';

/** Computed values do not go in circles, and nobody learns from them what they may not read. */
export const checkComputed: FileCheck<ModelFile> = ({ id, document }, { models }, tell) => {
  const model = models.get(id);
  const sources = model && sourcesOf(model);
  if (sources === undefined || sources.size === 0 || model === undefined) return;
  const byKey = fieldsOf(model);
  model.fields.forEach(({ key, cell }, index) => {
    if (!sources.has(key)) return;
    const always = ALWAYS.exec(cell.value ?? '')?.[1];
    if (always !== undefined)
      tell(document, 'same-value', settled(cell.title ?? key, always), ['fields', index, 'value']);
    const chain = circleOf(key, sources);
    if (chain?.every((each) => each >= key))
      tell(document, 'value-cycle', sentences['value-cycle'](chain), ['fields', index, 'value']);
    const secret =
      cell.restricted === undefined
        ? (restrictedSource(key, sources, byKey) ?? restrictedLine(key, model, sources, models))
        : undefined;
    if (secret !== undefined)
      tell(document, 'computed-restricted', sentences['computed-restricted'](secret), ['fields', index, 'value']);
  });
};

/** A value that is written out. */
const ALWAYS = /^\s*(-?\d+(?:\.\d+)?|'[^']*'|"[^"]*"|true|false)\s*$/;

/** It is worked out the same for every record, and nobody can change it: a default was meant. */
const settled = (title: string, always: string): Sentence => ({
  message: `“${title}”总是算成 ${always}，没有人能改：value 是算出来的值`,
  found: always,
  expected: '由本行的字段算出的表达式',
  fix: '要作新记录的默认值，请改写 "defaultValue"；有意为之请在 allow 里写明原因',
});

type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields each computed one reads. */
function sourcesOf({ fields }: Model): Sources {
  const sources = new Map<string, ReadonlySet<string>>();
  for (const { key, cell } of fields) if (cell.value !== undefined) sources.set(key, readExpression(cell.value).keys);
  return sources;
}

/** The way from a field back to itself. */
function circleOf(start: string, sources: Sources): string[] | undefined {
  const seen = new Set<string>();
  const walk = (chain: readonly string[]): string[] | undefined => {
    for (const next of sources.get(chain.at(-1) ?? '') ?? []) {
      if (next === start) return [...chain, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk([...chain, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk([start]);
}

/** A restricted field of sub-tables among all that a computed one is made of. */
function restrictedLine(
  start: string,
  model: Model,
  sources: Sources,
  models: ReadonlyMap<string, Model>,
): string | undefined {
  if (model.lines === undefined) return undefined;
  const byKey = fieldsOf(model);
  for (const key of [start, ...madeOf(start, sources, byKey)]) {
    const { tables, lineKeys } = readExpression(byKey.get(key)?.cell.value ?? '');
    for (const table of model.lines) {
      if (!tables.has(table.name)) continue;
      const secret = models.get(table.model)?.fields.find((field) => field.restricted && lineKeys.has(field.key));
      if (secret) return `${table.name}.${secret.key}`;
    }
  }
  return undefined;
}

/** Every computed field that one is made of, but what says itself who may read it. */
function madeOf(start: string, sources: Sources, byKey: ReadonlyMap<string, Field>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const next of sources.get(key) ?? []) {
      if (found.has(next) || !sources.has(next) || byKey.get(next)?.cell.restricted === false) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}

/** A restricted field among all that a computed one is made of; one that says itself who may read it ends the search. */
function restrictedSource(start: string, sources: Sources, byKey: ReadonlyMap<string, Field>): string | undefined {
  const seen = new Set([start]);
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const next of sources.get(key) ?? []) {
      const field = byKey.get(next);
      if (field?.restricted) return next;
      if (seen.has(next) || field?.cell.restricted === false) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return undefined;
}
