/** A column as far as its headings go. */
interface Headed {
  groupTitle?: string;
}

/** The headings a column stands under, the outermost first. */
export function headingsOf({ groupTitle }: Headed): readonly string[] {
  return groupTitle === undefined ? [] : groupTitle.split('/');
}

/** The columns with those of one heading side by side, where the first of them stands. */
export function underHeadings<C extends Headed>(columns: readonly C[], level = 0): C[] {
  const groups = new Map<string, C[]>();
  for (const [index, column] of columns.entries()) {
    const heading = headingsOf(column)[level];
    const name = heading === undefined ? `#${index}` : `=${heading}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [column]);
    else group.push(column);
  }
  return [...groups].flatMap(([name, group]) => (name.startsWith('=') ? underHeadings(group, level + 1) : group));
}
