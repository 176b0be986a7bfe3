import { sampled } from '../mutate/Mutant.ts';
import { mutantsOf } from '../mutate/mutantsOf.ts';
import { scoreOf } from '../mutate/score.ts';
import { readSurvivors, SURVIVORS_FILE } from '../mutate/survivors.ts';
import { type Call, type Command, misunderstood } from './Command.ts';

const DEFAULTS = { seed: '1', each: '1', most: '100000' } as const;

/** The least share of mistakes that must be told. */
const LEAST = 0.98;

export const mutate: Command = {
  usage: 'mutate [--seed 1] [--each 1] [--most 1000]',
  words: [0, 0],
  options: ['seed', 'each', 'most'],
  help: `在每个键、值与引用上造一处错，看编译器说不说；没说的逐条列出（${SURVIVORS_FILE} 记着缘由），低于 ${LEAST * 100}% 就退出 1`,
  examples: ['mutate --most 1000'],
  async run({ options, project }) {
    const [seed, each, most] = (['seed', 'each', 'most'] as const).map((name) =>
      wholeIn(options[name] ?? DEFAULTS[name]),
    );
    if (seed === undefined || each === undefined || most === undefined)
      return misunderstood('--seed、--each、--most 后面写一个正整数');
    const { files, compile, compiled } = await project();
    if (compiled.problems.length > 0) return misunderstood('声明本身还有问题，请先运行 npm run validate');
    const all = mutantsOf(files, compiled, seed);
    const mutants = sampled(all, { each, seed, most });
    const score = scoreOf(files, compile, mutants, readSurvivors());
    const lines = score.survived.map(({ operator, place, file, line, reason }) =>
      [`${file}:${line}  ${operator}  ${place}`, `    ${reason ?? '没有缘由'}`].join('\n'),
    );
    const share = `${(score.score * 100).toFixed(2)}%`;
    const summary = `造了 ${score.tried} 处（共 ${all.length} 处可造），${score.right} 处其实不算错，说出 ${score.told} 处，${share}；其中 ${score.atPlace} 处第一句就说在那个文件`;
    const code = score.score < LEAST || score.survived.some(({ reason }) => reason === undefined) ? 1 : 0;
    return { code, lines: [...lines, summary], data: { seed, possible: all.length, ...score } };
  },
};

function wholeIn(written: Call['options'][string]): number | undefined {
  return typeof written === 'string' && /^[1-9]\d*$/.test(written) ? Number(written) : undefined;
}
