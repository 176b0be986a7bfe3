import { isMemberName } from '../../names.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Memory } from '../Memory.ts';
import type { CheckWorld, ColumnSite, FileCheck, QuerySite, Tell } from './Check.ts';
import { columnChecks, fileChecks, queryChecks, worldChecks } from './checks.ts';
import {
  type Sites,
  sharedParts,
  visitModel,
  visitPicker,
  visitReport,
  visitScreen,
  visitShared,
} from './columnSites.ts';

/** Runs every check over everything that was linked, file by file; each place is visited once. */
export function checkDeclarations({ report }: Linker, memory: Memory, world: CheckWorld): void {
  const sites = sitesOf(report, world);
  const { files } = world;
  const each = <T>(
    name: string,
    declared: ReadonlyMap<string, Declared<T>>,
    checks: readonly FileCheck<T>[],
    visit?: (file: Declared<T>, world: CheckWorld, sites: Sites) => void,
  ) => {
    const kind = `check ${name}`;
    for (const [id, file] of declared)
      memory.keep(kind, id, [file], () => {
        visit?.(file, world, sites);
        for (const check of checks) check(file, world, report);
      });
  };
  each('model', files.models, fileChecks.models, visitModel);
  each('report', files.reports, fileChecks.reports, visitReport);
  each('board', files.boards, fileChecks.boards);
  each('screen', files.screens, fileChecks.screens, visitScreen);
  each('dictionary', files.dictionaries, fileChecks.dictionaries);
  each('columns', files.columns, fileChecks.columns);
  each('query', files.queries, fileChecks.queries);
  each('form', files.forms, fileChecks.forms);
  each('picker', files.pickers, fileChecks.pickers, visitPicker);
  for (const [name, part] of sharedParts(world))
    memory.keep('check shared', name, [part.file, part.model], () => visitShared(part, world, sites));
  for (const check of worldChecks) check(world, report);
}

/** Checks, as bits, by the key they are about: a column says few of all keys, and most checks are about one. */
const wantedFor = new Map<string, number>();
for (const [at, { keys }] of columnChecks.entries())
  for (const key of keys) wantedFor.set(key, (wantedFor.get(key) ?? 0) | (1 << at));
const EVERY_CHECK = -1;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

function sitesOf(report: Linker['report'], world: CheckWorld): Sites {
  const tellAt =
    ({ document, path }: ColumnSite | QuerySite): Tell =>
    (code, sentence, below, at) =>
      report(document, code, sentence, [...path, ...below], at);
  return {
    wanted: (own) => {
      if (own.key !== undefined && isMemberName(own.key)) return EVERY_CHECK;
      let bits = 0;
      for (const key in own) bits |= wantedFor.get(key) ?? 0;
      return bits;
    },
    column: (site, wanted) => {
      const tell = tellAt(site);
      for (let rest = wanted; rest !== 0; rest &= rest - 1) columnChecks[lowestBit(rest)]?.check(site, tell, world);
    },
    query: (site) => {
      const tell = tellAt(site);
      for (const check of queryChecks) check(site, tell);
    },
  };
}
