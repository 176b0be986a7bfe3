import type { Linker } from '../Linker.ts';
import type { CheckWorld, ColumnSite, QuerySite, Tell } from './Check.ts';
import { columnChecks, queryChecks, worldChecks } from './checks.ts';
import { visitSites } from './columnSites.ts';

/** Runs every check over everything that was linked; each place is visited once. */
export function checkDeclarations({ report }: Linker, world: CheckWorld): void {
  const tellAt =
    ({ document, path }: ColumnSite | QuerySite): Tell =>
    (code, sentence, below, at) =>
      report(document, code, sentence, [...path, ...below], at);
  visitSites(world, {
    column: (site) => {
      const tell = tellAt(site);
      for (const check of columnChecks) check(site, tell);
    },
    query: (site) => {
      const tell = tellAt(site);
      for (const check of queryChecks) check(site, tell);
    },
  });
  for (const check of worldChecks) check(world, report);
}
