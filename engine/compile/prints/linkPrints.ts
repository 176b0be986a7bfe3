import type { PrintFile } from '../../../schemas/generated/types.ts';
import type { PlanPrint } from '../../plan/base.ts';
import type { Print } from '../../plan/print.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Memory } from '../Memory.ts';
import { linkPrint, type PrintWorld } from './linkPrint.ts';

/** What lists of a model offer to print, by the model's id; none: absent. */
export type PrintsOf = ReadonlyMap<string, readonly PlanPrint[]>;

/** Every sound print by id. */
export function linkPrints(
  linker: Linker,
  files: ReadonlyMap<string, Declared<PrintFile>>,
  world: PrintWorld,
  memory: Memory,
): Map<string, Print> {
  const made = [...files].flatMap(([id, file]): [string, Print][] => {
    const print = memory.keep('print', id, [file], () => linkPrint(linker, file, world));
    return print === undefined ? [] : [[id, print]];
  });
  return new Map(made);
}

/** What is offered stays the same as long as the prints do. */
export function printsOf(prints: ReadonlyMap<string, Print>, memory: Memory): PrintsOf {
  const byModel = new Map<string, Print[]>();
  for (const print of prints.values()) byModel.set(print.model, [...(byModel.get(print.model) ?? []), print]);
  return new Map(
    [...byModel].map(([model, its]) => [model, memory.keep('offered prints', model, its, () => its.map(offered))]),
  );
}

const offered = ({ id, title, description, papers }: Print): PlanPrint => ({
  id,
  title,
  papers: papers.map((paper) => paper.title),
  ...(description === undefined ? {} : { description }),
});
