/** Splits files into those a column takes and the words to refuse the others with. */
export function acceptedFiles<Item extends { name: string; type: string }>(
  files: readonly Item[],
  { accept, pictures }: { accept?: readonly string[] | undefined; pictures: boolean },
): { taken: Item[]; expressionErrors: string[] } {
  const taken: Item[] = [];
  const expressionErrors = new Set<string>();
  for (const file of files) {
    if (pictures && !file.type.startsWith('image/')) expressionErrors.add('请上传图片');
    else if (accept && !accept.includes(endingOf(file.name))) expressionErrors.add(`请上传 ${accept.join('、')} 文件`);
    else taken.push(file);
  }
  return { taken, expressionErrors: [...expressionErrors] };
}

function endingOf(name: string): string {
  const point = name.lastIndexOf('.');
  return point < 0 ? '' : name.slice(point).toLowerCase();
}
