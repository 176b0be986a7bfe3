/** Room a line of text takes, px, near enough to lay columns out by. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > 'ÿ' ? 13 : 7.5), 0);
}
