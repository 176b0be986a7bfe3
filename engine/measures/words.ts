import type { Aggregate, Measure, MeasureNode, RowCondition, RowNumber, RowOperand } from '../plan/measure.ts';

/** What columns and their values are called. */
export interface MeasureWords {
  title(key: string): string;
  text(key: string, value: string): string;
}

/** A measure's formula as people say it: `金额 之和（订单状态 ≠ 已取消） ÷ 订单号 有几个不同的`. */
export function measureWords({ node }: Pick<Measure, 'node'>, words: MeasureWords): string {
  return wordsOf(node, words, 0);
}

const RANK = { '+': 1, '-': 1, '*': 2, '/': 2 } as const;
const SIGN = { '+': '＋', '-': '－', '*': '×', '/': '÷' } as const;

function wordsOf(node: MeasureNode, words: MeasureWords, around: number): string {
  if (node.op === 'number') return node.value;
  if (node.op === 'aggregate') return figureWords(node, words);
  if (node.op === 'negative') return `－${wordsOf(node.of, words, 3)}`;
  const rank = RANK[node.op];
  const closer = node.op === '-' || node.op === '/' ? rank + 1 : rank;
  const text = `${wordsOf(node.left, words, rank)} ${SIGN[node.op]} ${wordsOf(node.right, words, closer)}`;
  return rank < around ? `（${text}）` : text;
}

function figureWords({ name, of, when }: Aggregate, words: MeasureWords): string {
  const what = of === undefined ? '行数' : `${numberWords(of, words, 0)} ${NAMES[name]}`;
  return when === undefined ? what : `${what}（${conditionWords(when, words)}）`;
}

const NAMES: Readonly<Record<Aggregate['name'], string>> = {
  sum: '之和',
  count: '有值的行数',
  countDistinct: '有几个不同的',
  min: '的最小值',
  max: '的最大值',
};

function numberWords(of: RowNumber, words: MeasureWords, around: number): string {
  if (of.op === 'column') return words.title(of.key);
  if (of.op === 'number') return of.value;
  if (of.op === 'negative') return `－${numberWords(of.of, words, 3)}`;
  const rank = RANK[of.op];
  const right = numberWords(of.right, words, of.op === '-' ? rank + 1 : rank);
  const text = `${numberWords(of.left, words, rank)} ${SIGN[of.op]} ${right}`;
  return rank < around ? `（${text}）` : text;
}

const COMPARE = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

function conditionWords(condition: RowCondition, words: MeasureWords): string {
  switch (condition.op) {
    case 'and':
      return `${conditionWords(condition.left, words)} 且 ${conditionWords(condition.right, words)}`;
    case 'or':
      return `(${conditionWords(condition.left, words)} 或 ${conditionWords(condition.right, words)})`;
    case 'not':
      return `不是 (${conditionWords(condition.of, words)})`;
    case 'in': {
      const texts = condition.values.map((value) => words.text(condition.key, value));
      return `${words.title(condition.key)} 是 ${texts.join('、')} 之一`;
    }
    default: {
      const { left, right } = condition;
      const key = left.op === 'column' ? left.key : right.op === 'column' ? right.key : '';
      return `${operandWords(left, key, words)} ${COMPARE[condition.sign]} ${operandWords(right, key, words)}`;
    }
  }
}

function operandWords(operand: RowOperand, key: string, words: MeasureWords): string {
  if (operand.op === 'empty') return '空';
  if (operand.op === 'text') return words.text(key, operand.value);
  return numberWords(operand, words, 0);
}
