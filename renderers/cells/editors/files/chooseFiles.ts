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
