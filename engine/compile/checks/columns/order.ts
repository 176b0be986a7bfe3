import type { Field } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { ColumnCheck, Written } from '../Check.ts';

/** What is counted, measured or worked out in a column: places in an order would be written over it. */
function figureIn({ value, statistics = [], currency, unit, format, precision = 0 }: Written): string | undefined {
  if (value !== undefined) return '它由表达式算出';
  if (currency !== undefined || unit !== undefined) return '它是有单位的数';
  if (format === 'percent' || precision > 0) return '它有小数';
  return statistics.length > 0 ? '它是要合计的数' : undefined;
}

/** Why a number field cannot keep the order that rows are dragged into; of the others one may be meant. */
export function notAnOrder(field: Field, fields: readonly Field[]): Sentence | undefined {
  const why = figureIn(field.cell as Written);
  if (why === undefined) return undefined;
  const [only, another] = fields.filter(
    ({ kind, cell }) => kind === 'number' && figureIn(cell as Written) === undefined,
  );
  const meant = another === undefined ? only?.key : undefined;
  return {
    ...sentences['wrong-type'](`"${field.key}"`, '只存次序的整数字段', meant),
    message: `拖动排序会把次序 1、2、3… 写进 "${field.key}"，盖掉原来的值：${why}`,
    fix: meant === undefined ? '请另建一个整数字段存次序，或删去它' : `是不是想写 "${meant}"？`,
  };
}

/** One field keeps the order, and that only. */
export const checkOrder: ColumnCheck = {
  keys: ['isOrder'],
  check: ({ own, field, inModel, document }, tell, world) => {
    const fields = world.models.get(document.id)?.fields ?? [];
    if (own.isOrder !== true || !inModel || field === undefined) return;
    const sentence = notAnOrder(field, []);
    const first = fields.find(({ cell }) => (cell as Written).isOrder === true);
    if (sentence !== undefined)
      tell('wrong-type', { ...sentence, fix: '请删去 isOrder，另建一个整数字段存次序' }, ['isOrder']);
    else if (first !== undefined && first.key !== field.key)
      tell('key-unused', sentences['key-unused']('isOrder', `次序已经存在 "${first.key}"`), ['isOrder'], 'key');
  },
};
