import { Alert } from 'antd';
import type { Problem } from '../../../engine/problems.ts';

const SHOWN = 3;

/** Which declarations are wrong; the pages meanwhile stay as they last were good. */
export function ProblemBanner({ errors }: { errors: readonly Problem[] }) {
  const rest = errors.length - SHOWN;
  return (
    <Alert
      banner
      closable
      // Other mistakes are other news, even where the last ones were put away.
      key={errors.map(placeOf).join('\n')}
      type="error"
      title={`声明文件有 ${errors.length} 处错误，相关页面保持上一次正确的样子`}
      description={
        <ul className="weft-problems">
          {errors.slice(0, SHOWN).map((problem) => (
            <li key={placeOf(problem) + problem.message}>
              <code>{placeOf(problem)}</code> {problem.message}。{problem.fix}
            </li>
          ))}
          {rest > 0 && <li>还有 {rest} 处，运行 npm run validate 查看全部</li>}
        </ul>
      }
    />
  );
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}
