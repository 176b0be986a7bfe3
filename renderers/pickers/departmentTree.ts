import type { PickedDepartment } from '../cells/CellServices.ts';

/** A department as a tree draws it; `key` is its code. */
export interface DepartmentNode {
  key: string;
  title: string;
  children: DepartmentNode[];
}

/** Departments whose name holds the keyword, with all below them and those above that lead there. */
export function matchingDepartments(tree: readonly PickedDepartment[], keyword: string): DepartmentNode[] {
  return tree.flatMap(({ orgCode, departName, children }): DepartmentNode[] => {
    const matches = departName.includes(keyword);
    const below = matchingDepartments(children, matches ? '' : keyword);
    return matches || below.length > 0 ? [{ key: orgCode, title: departName, children: below }] : [];
  });
}
