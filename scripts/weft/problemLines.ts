import type { Difference } from '../../engine/authoring/meaning/difference.ts';
import type { Problem } from '../../engine/problems.ts';

export const problemLine = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/** Why not everything can be told of a difference, first of all; nothing where it can. */
export function unreadLines(
  { wrong, untold }: Pick<Difference, 'wrong' | 'untold'>,
  sides: Readonly<Record<'before' | 'after', string>>,
): string[] {
  const said = (['before', 'after'] as const).flatMap((side) =>
    wrong[side].length === 0 ? [] : [`${sides[side]}有错误：`, ...wrong[side].map((each) => `  ${problemLine(each)}`)],
  );
  if (said.length === 0) return [];
  return [
    ...said,
    `这些文件与用到它们的文件，说不出意思有什么不同（共 ${untold.length} 个）：`,
    `  ${untold.join('、')}`,
    '',
  ];
}
