import type { Declared, Linker } from '../Linker.ts';
import type { Memory } from '../Memory.ts';
import type { CheckWorld, ColumnSite, FileCheck, QuerySite, Tell } from './Check.ts';
import { columnChecks, fileChecks, queryChecks, worldChecks } from './checks.ts';
import { type Sites, sharedParts, visitModel, visitReport, visitScreen, visitShared } from './columnSites.ts';

/** Runs every check over everything that was linked, file by file; each place is visited once. */
export function checkDeclarations({ report }: Linker, memory: Memory, world: CheckWorld): void {
  const sites = sitesOf(report);
  const { files } = world;
  const each = <T>(
    name: string,
    declared: ReadonlyMap<string, Declared<T>>,
    checks: readonly FileCheck<T>[],
    visit?: (file: Declared<T>, world: CheckWorld, sites: Sites) => void,
  ) => {
    for (const [id, file] of declared)
      memory.keep(`check ${name} ${id}`, [file], () => {
        visit?.(file, world, sites);
        for (const check of checks) check(file, world, report);
      });
  };
  each('model', files.models, fileChecks.models, visitModel);
  each('report', files.reports, fileChecks.reports, visitReport);
  each('screen', files.screens, fileChecks.screens, visitScreen);
  each('dictionary', files.dictionaries, fileChecks.dictionaries);
  each('columns', files.columns, fileChecks.columns);
  each('query', files.queries, fileChecks.queries);
  each('form', files.forms, fileChecks.forms);
  each('picker', files.pickers, fileChecks.pickers);
  for (const [name, part] of sharedParts(world))
    memory.keep(`check ${name}`, [part.file, part.model], () => visitShared(part, world, sites));
  for (const check of worldChecks) check(world, report);
}

function sitesOf(report: Linker['report']): Sites {
  const tellAt =
    ({ document, path }: ColumnSite | QuerySite): Tell =>
    (code, sentence, below, at) =>
      report(document, code, sentence, [...path, ...below], at);
  return {
    column: (site) => {
      const tell = tellAt(site);
      for (const check of columnChecks) check(site, tell);
    },
    query: (site) => {
      const tell = tellAt(site);
      for (const check of queryChecks) check(site, tell);
    },
  };
}
