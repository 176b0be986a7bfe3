import { likeliest } from '../nearest.ts';
import { nameHere, wideSign } from './otherDialects.ts';
import { type SqlProblem, sqlProblem } from './params.ts';
import type { MissingColumn } from './relations.ts';

/**
 * What is told of names that are none. Of a table that is none the first place is told, unless a word for it is
 * offered, which each place needs.
 */
export function missingColumns(
  missing: readonly MissingColumn[],
  written: (location: number) => number,
  text: string,
): SqlProblem[] {
  const tables = new Set<string>();
  return missing
    .toSorted((left, right) => left.location - right.location)
    .flatMap((each) => {
      const problem = missingColumn(each, written(each.location), text);
      if (each.of !== 'FROM' || problem.suggestion !== undefined) return problem;
      if (tables.has(each.name)) return [];
      tables.add(each.name);
      return problem;
    });
}

/** A key of the model, or a name almost right, comes with the column that was meant. */
function missingColumn({ name, of, known }: MissingColumn, offset: number, text: string): SqlProblem {
  // A name of letters that no keyboard writes here took the sign for one of them.
  const wide = /[^\w\s]/.test(name) ? wideSign(text, offset, offset + name.length) : undefined;
  if (wide !== undefined) return wide;
  if (of === 'FROM')
    return sqlProblem(offset, `FROM 里没有叫「${name}」的表`, '请改用 FROM 里的表名或别名', likeliest(name, known));
  const here = nameHere(name);
  if (here !== undefined) return sqlProblem(offset, `所读的表没有列「${name}」`, here.fix, here.suggestion);
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const meant = known.includes(column) ? column : likeliest(name, known);
  const where = of === undefined ? '所读的表' : `「${of}」`;
  return sqlProblem(offset, `${where}没有列「${name}」`, '请对照模型里的字段；列名是 key 的下划线写法', meant);
}
