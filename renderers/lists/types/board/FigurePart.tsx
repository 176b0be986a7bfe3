import { QuestionCircleOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { BoardPartData, BoardRow } from '../../../../engine/boards/BoardData.ts';
import { sourceOf } from '../../../../engine/boards/parts.ts';
import { comparedWith, type Difference, differenceOf, shownFigure } from '../../../../engine/boards/shown.ts';
import { readNumber } from '../../../../engine/charts/shown.ts';
import type { BoardFigurePart, BoardMeasure } from '../../../../engine/plan/board.ts';
import { Spark } from '../../../charts/Spark.tsx';
import { useBoard } from './useBoard.ts';
import { unitOf } from './words.ts';

/** One figure: pressed, it says where it comes from. */
export function FigurePart({ part, data }: { part: BoardFigurePart; data: BoardPartData }) {
  const { plan, state, meta, explain } = useBoard();
  const measure = sourceOf(plan, part).measures[part.measure];
  if (measure === undefined) return null;
  const row: BoardRow = data.rows[0] ?? {};
  const value = row[measure.key];
  const compare = state.compare ?? plan.compare;
  const against = compare === 'target' ? measure.target : data.before?.[measure.key];
  const difference = differenceOf(value, against, measure);
  const title = part.title ?? measure.title;
  const unit = unitOf(measure, meta);
  return (
    <>
      <h2 className="board-title">
        {title}
        {measure.help && (
          <Tooltip title={measure.help}>
            <QuestionCircleOutlined className="board-help" tabIndex={0} aria-label={measure.help} />
          </Tooltip>
        )}
      </h2>
      <button
        type="button"
        className="board-figure"
        aria-label={`${title} ${shownFigure(value, measure)}${unit ?? ''}，这个数从哪来`}
        onClick={() => explain({ part, measure: measure.key, row })}
      >
        {shownFigure(value, measure)}
        {unit && <small>{unit}</small>}
      </button>
      <p className="board-figure-foot">
        {difference ? (
          <Delta difference={difference} words={comparedWith[compare]} />
        ) : (
          <span>{noDifference(compare, against)}</span>
        )}
        {data.spark && data.spark.length > 1 && <Way measure={measure} rows={data.spark} />}
      </p>
      {measure.target !== undefined && compare !== 'target' && (
        <p className="board-target">目标 {shownFigure(measure.target, measure)}</p>
      )}
    </>
  );
}

function noDifference(compare: string, against: unknown): string {
  if (compare === 'none') return '';
  return compare === 'target' && against === undefined ? '没有目标' : '没有可比的数';
}

const ARROWS = { up: '▲', down: '▼', same: '＝' } as const;

function Delta({ difference: { text, way, good }, words }: { difference: Difference; words: string }) {
  const tone = good === undefined ? '' : good ? ' board-good' : ' board-bad';
  return (
    <span className={`board-delta${tone}`}>
      <span aria-hidden>{ARROWS[way]} </span>
      {words} {text}
    </span>
  );
}

function Way({ measure, rows }: { measure: BoardMeasure; rows: readonly BoardRow[] }) {
  const values = rows.map((row) => readNumber(row[measure.key]));
  return <Spark values={values} width={80} height={24} label={`${measure.title}的走势，${values.length} 个点`} />;
}
