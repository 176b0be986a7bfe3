/** Asks the person for files. The asking input stands nowhere in the page, so nothing focuses it by mistake. */
export function chooseFiles(
  { multiple, accept }: { multiple: boolean; accept: string },
  onFiles: (files: readonly File[]) => void,
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = multiple;
  input.accept = accept;
  input.addEventListener('change', () => onFiles(Array.from(input.files ?? [])));
  input.click();
}

/** Splits files into those a column takes and the words to refuse the others with. */
export function acceptedFiles<Item extends { name: string; type: string }>(
  files: readonly Item[],
  { accept, pictures }: { accept?: readonly string[] | undefined; pictures: boolean },
): { taken: Item[]; refusals: string[] } {
  const taken: Item[] = [];
  const refusals = new Set<string>();
  for (const file of files) {
    if (pictures && !file.type.startsWith('image/')) refusals.add('请上传图片');
    else if (accept && !accept.includes(endingOf(file.name))) refusals.add(`请上传 ${accept.join('、')} 文件`);
    else taken.push(file);
  }
  return { taken, refusals: [...refusals] };
}

function endingOf(name: string): string {
  const point = name.lastIndexOf('.');
  return point < 0 ? '' : name.slice(point).toLowerCase();
}
